"""Learned policies: features, network, file format, and the bot that plays them.

`examples/train_policy.py` trains one.
"""
