"""The quick bot: a compiled player on the kernel.

It plays much like `regular`, a thousand times as fast, with approximate beliefs. `expert` simulates the
others as quick players.
"""
