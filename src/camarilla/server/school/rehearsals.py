"""Lessons under way, kept only to be faster: any of them can be played again from its answers."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict

from camarilla.core.words import Plain
from camarilla.school import Lesson, Rehearsal, rehearse
from camarilla.table.tasks import Pool

KEPT = 64  # rehearsals at rest; any other is played again
LESSONS = Pool("lessons", 2)


class Rehearsals:
    """Rehearsals at rest, by lesson and answers. They are only looked at: whoever answers plays a new one."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Rehearsal] = OrderedDict()
        self._turn = asyncio.Semaphore(2)  # pupils who think aloud at the same time; the others queue

    async def at(self, lesson: Lesson, answers: list[Plain]) -> Rehearsal:
        key = lesson.id + json.dumps(answers, sort_keys=True)
        found = self._kept.pop(key, None)
        if found is None:
            async with self._turn:
                found = await LESSONS.run(rehearse, lesson, answers)
        self._kept[key] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found
