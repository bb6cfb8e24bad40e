"""Every minor and major power card, declared from effects."""
