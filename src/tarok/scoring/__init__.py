"""From a finished deal to the sheet: the account, its proofs, counting, and what people enter by hand."""
