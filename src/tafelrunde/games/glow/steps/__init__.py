"""Steps of GLOW: setup, day, morning, companions, rolling, noon, afternoon, shadows, sea, passing, evening; solo."""
