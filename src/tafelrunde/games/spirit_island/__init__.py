"""Spirit Island by R. Eric Reuss: spirits of nature defend their island together against those who settle it."""
