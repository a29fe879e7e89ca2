"""Guests: their keys, passkeys, devices, invitations, operator orders, and how often they may ask."""
