"""A seat for a language model: an MCP server that is bound to one seat of a running house (docs/mcp.md).

It speaks the protocol like any other client, so it can know nothing that its seat may not know.
"""
