"""Commands that need no window: engine, arena, replay, selftest."""
