"""A policy learnt by self-play: its features, its network, its file, and the bot that plays by it.

`examples/train_policy.py` trains one.
"""
