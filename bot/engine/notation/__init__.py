"""The text form of a scenario: one line a fact or move, language-neutral, round-tripping."""
