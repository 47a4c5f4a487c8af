"""Terminal output: styles, columns, files and errors."""
