"""Games told as stories, as one viewer saw them."""
