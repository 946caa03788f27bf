"""Adapters for other libraries; each needs the library it is named after. Nothing here is imported by the SDK itself."""
