"""What is in the box: numbers of kinds and cards (ids), which follower does what (followers), and all of it (box)."""
