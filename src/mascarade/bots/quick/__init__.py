"""A quick player, compiled: what people at a kernel's table see and believe, how they weigh, and choose.

It plays much as `regular` does, a thousand times as fast, on beliefs that are only roughly right. `quick` is
the bot of it, and `expert` imagines the others as such players.
"""
