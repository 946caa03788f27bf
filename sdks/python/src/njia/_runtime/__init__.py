"""The hand-written runtime under the generated client: standard library only, no import side effects."""
