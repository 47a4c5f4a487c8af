"""The database: engines, schema, migrations, the writer thread and all SQL."""
