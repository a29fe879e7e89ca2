# The report of a deal that is over.

report = Report
mistakes = My mistakes
