"""The database: engines, schema, migrations and the writer thread."""
