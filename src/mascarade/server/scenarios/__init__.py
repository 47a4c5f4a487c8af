"""Custom sets: drafts, saved sets and studies of their balance."""
