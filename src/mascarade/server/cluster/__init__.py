"""Several processes that share one database: which are alive, who drives a table, hints between them."""
