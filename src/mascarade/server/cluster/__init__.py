"""Nodes that share a database: which are alive, which one drives a table, and hints between them."""
