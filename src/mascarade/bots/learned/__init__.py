"""A policy that was learnt by self-play: what it looks at, its network, and the file it is kept in.

`learned_mind` is the bot of it; `examples/train_policy.py` trains one.
"""
