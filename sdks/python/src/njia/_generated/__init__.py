"""Generated code; see the generator."""
