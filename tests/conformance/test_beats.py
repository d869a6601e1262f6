"""Everybody counts the same beats, and sees beside the others what he sees alone.

That worlds a seat cannot tell apart have the same ones is in ``channels``."""

from __future__ import annotations

from tests.conformance.walk import Played, told

from camarilla.match.beats import beats


def test_everybody_counts_the_same_beats(played: Played) -> None:
    """What one seat hears in addition makes no beat of its own: nobody can count what was told to another."""
    counted = 0
    for moment in played.moments():
        if moment == len(played.answers):
            continue
        match = played.at(moment)
        at_once = match.sights()  # what they share is put together once; nothing else is shared
        with told(f"{played.case}, moment {moment}"):
            for viewer in (*range(played.case.players), None):
                assert at_once(viewer) == match.sight(viewer)
        match.stages = []
        answer = played.answers[moment]
        news = (match.interject if answer.interjection else match.answer)(
            answer.seat, match.read(answer.seat, answer.written, answer.interjection)
        )
        cuts = {
            tuple(beat.lines for beat in beats(match, news, viewer)) for viewer in (None, *range(played.case.players))
        }
        with told(f"{played.case}, moment {moment}"):
            assert len(cuts) == 1
            assert sum(next(iter(cuts))) <= len(news)
        counted += 1
    assert counted
