"""The rule book, chapter by chapter: V0 procedures, V1-V3 set-up, V4 draw, V5 promises, V6 orders, V7-V14 combat,
V15 spend, V16 hand limit and V18 the end; V19-V25 say what the expert game changes in them."""
