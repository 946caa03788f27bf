"""Training and evaluation of the scoring models. Offline only: nothing here runs in the server."""
