"""The atlas: a balance study of every published set, as figures and a page."""
