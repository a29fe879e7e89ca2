"""Ways to play beyond one table: lobby, daily deal, contests, archive, reports, mistakes, puzzles."""
