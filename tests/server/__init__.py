"""Tests of the server, with real files, real sockets and real processes."""
