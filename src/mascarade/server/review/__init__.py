"""Reviews of finished games: what was true, what each player could believe, and replays."""
