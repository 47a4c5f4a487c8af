"""The atlas: a balance study of all published sets, as figures and a web page."""
