"""Deals of bots with all decisions, as Parquet tables, and their statistics: docs/data.md.

It needs the packages of the extra `data`.
"""
