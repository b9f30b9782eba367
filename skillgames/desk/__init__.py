"""What the window and the headless door share, without Qt."""
