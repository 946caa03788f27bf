"""How operations travel."""
