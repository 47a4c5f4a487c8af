"""A table as a fold of its stored entries: settings, state and the commands that change it.

Pure: nothing here touches a clock, a socket or the database.
"""
