"""From a finished deal to the sheet: the account, its proofs, the count, and manual entries."""
