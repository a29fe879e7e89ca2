"""The database: stored events, migrations, write batches, backups, notifications between processes."""
