"""The client's types are those of the server."""

import protocol_types


def test_the_types_of_the_client_are_current():
    assert protocol_types.TARGET.read_text("utf-8") == protocol_types.written(), "run python tools/protocol_types.py"


def test_what_a_sender_may_leave_out_is_optional_and_what_we_send_is_always_there():
    written = protocol_types.written()
    assert "  readonly interjection?: boolean;" in written
    assert "  readonly outcome: Outcome | null;" in written
    assert "export interface Seen<View = GameView> {\n  readonly you: number | null;\n  readonly view: View;" in written
