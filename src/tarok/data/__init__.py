"""Deals of bots and every decision in them, as tables of Parquet, and what they tell: docs/data.md.

It needs the packages of the extra `data`.
"""
