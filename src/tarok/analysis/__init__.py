"""Questions about a view: what a bot does, what each action is worth, and why."""
