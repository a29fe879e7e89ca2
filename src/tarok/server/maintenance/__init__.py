"""What keeps a server going: workers, retention, integrity, metrics, logs."""
