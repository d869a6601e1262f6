"""The report of an experiment: one page that needs nothing beside itself, the same bytes for the same plan."""

from __future__ import annotations

import platform
from base64 import b64encode
from collections import Counter
from html import escape, unescape
from importlib import resources

from camarilla import __version__
from camarilla.catalogue import game_of
from camarilla.lab.experiment import plots
from camarilla.lab.experiment.effects import Effect
from camarilla.lab.experiment.games import EVENTS, ROUND_OVER, Row, measures_of
from camarilla.lab.experiment.plan import OTHERS
from camarilla.lab.experiment.run import Result, found_effects
from camarilla.lab.inks import patterns
from camarilla.lab.mark import mark
from camarilla.speech import Speech


class Report:
    """Everything that is said about one result in one language."""

    def __init__(self, result: Result, language: str, command: str) -> None:
        self.result, self.speech, self.command = result, Speech(language), command
        self.plan = result.experiment
        self.game = game_of(self.plan.game)
        self.effects = found_effects(result)
        self.factor, values = next(iter(self.plan.factors.items()))
        self.values = values[:2]
        self.usual, self.other = self._rows(values[0]), self._rows(values[1])

    def _rows(self, value: str) -> list[Row]:
        """The games with this value of the first factor, everything else as usual."""
        firsts = [values[0] for values in self.plan.factors.values()]
        wanted = (value, *firsts[1:])
        for cell, rows in zip(self.result.cells, self.result.rows, strict=True):
            if tuple(cell.values.values()) == wanted:
                return rows
        raise KeyError(value)

    # --- words --------------------------------------------------------------------------------------------------------

    def say(self, message: str, **args: object) -> str:
        return escape(self.speech.say(message, **args), quote=False)

    def number(self, value: float, places: int = 1) -> str:
        """``1,234.5``, in German ``1.234,5``; a real minus, but none before a zero."""
        text = f"{round(value, places) + 0.0:,.{places}f}".replace("-", "−")
        if self.speech.language == "de":
            text = text.translate(str.maketrans(",.", ".,"))
        return text

    def gain(self, effect: Effect, places: int = 1) -> str:
        """``+1.7 ± 0.9``"""
        sign = "+" if round(effect.mean, places) > 0 else ""
        return f"{sign}{self.number(effect.mean, places)} ± {self.number(effect.half, places)}"

    def change(self, effect: Effect) -> tuple[str, str]:
        """``16.7 → 18.4`` and ``+1.7 ± 0.9``"""
        return f"{self.number(effect.base)} → {self.number(effect.base + effect.mean)}", self.gain(effect)

    def factor_name(self, factor: str) -> str:
        message = f"{self.game.prefix}-switch-{factor}"
        return self.say(message if self.speech.knows(message) else f"lab-factor-{factor}")

    def value_name(self, factor: str, value: str) -> str:
        if factor == "players":
            return self.say("lab-tag-players", players=int(value))
        message = f"{self.game.prefix}-switch-{factor}-{value}"
        if self.speech.knows(message):
            return self.say(message)
        return self.say(f"ui-bot-{value}") if self.speech.knows(f"ui-bot-{value}") else escape(value)

    def setting(self, factor: str, value: str) -> str:
        """A value that can stand alone: of a switch, "On" would not say what is on."""
        name = unescape(self.value_name(factor, value))
        return name if factor in OTHERS else f"{name} ({unescape(self.factor_name(factor))})"

    def rule(self, factor: str) -> str:
        """Where the rule book speaks of a switch."""
        return next((switch.rule for switch in self.game.switches if switch.name == factor), "")

    def verdict(self) -> str:
        """What is clear, a sentence for each value; the largest effects first, seen against their uncertainty."""
        told = [self._clear(factor, value) for factor, values in self.plan.factors.items() for value in values[1:]]
        if not any(told):
            games = self.number(self.result.games, 0)
            if not any(one.mean or one.half for one in self.effects):
                return self.say("lab-verdict-same", games=games)
            return self.say("lab-verdict-none", games=games, rounds=self._most("rounds"), seat=self._most("first_seat"))
        return " ".join(one for one in told if one)

    def _most(self, measure: str) -> str:
        """Where nothing is clear: how large an effect on this measure could still be, by its 95 % interval."""
        return self.number(max(abs(one.mean) + one.half for one in self.effects if one.measure == measure))

    def _clear(self, factor: str, value: str) -> str:
        clear = [one for one in self.effects if one.clear and (one.factor, one.value) == (factor, value)]
        clear.sort(key=lambda effect: -abs(effect.mean) / max(effect.half, 1e-12))
        if not clear:
            return ""
        what = self.speech.listed([self._way(effect) for effect in clear])
        told = self.say("lab-verdict", value=self.setting(factor, value), what=what)
        return told[:1].upper() + told[1:]

    def _way(self, effect: Effect) -> str:
        """Money at Junta is a purse, elsewhere they are points."""
        way = f"lab-verdict-{effect.measure}-{'more' if effect.mean > 0 else 'less'}"
        own = f"{way}-{self.game.id}"
        return self.speech.say(own if self.speech.knows(own) else way, by=self.gain(effect))

    def verdict_text(self) -> str:
        """The same for a terminal."""
        return unescape(self.verdict())

    def effect_lines(self) -> list[str]:
        """What is compared, and below it every effect, for a terminal."""
        lines, named = [], ""
        for one in self.effects:
            value, base = self.value_name(one.factor, one.value), self.value_name(one.factor, one.base_value)
            instead = self.speech.say("lab-effect", value=unescape(value), base=unescape(base))
            if instead != named:
                lines.append(f"{instead}:")
                named = instead
            way, by = self.change(one)
            told = self.speech.say(f"lab-measure-{one.measure}")
            lines.append(f"  {told}: {way} ({by}){' *' if one.clear else ''}")
        return lines

    # --- the page -----------------------------------------------------------------------------------------------------

    def page(self) -> str:
        title = self.say("lab-title")
        return "\n".join(
            [
                f'<!doctype html><html lang="{self.speech.language}"><head><meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<title>{title}: {self.factor_name(self.factor)}</title><style>{_style()}</style></head><body>",
                f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{patterns()}</svg>',
                f'<header><span class="logo">Camarilla</span></header><main><div class="head"><h1>{title}</h1>',
                self._tags(),
                '</div><div class="top">',
                self._question(),
                self._verdict(),
                '</div><div class="plots">',
                *self._plots(),
                "</div>",
                self._effects(),
                '<div class="pair">',
                self._endings(),
                self._again(),
                "</div></main></body></html>\n",
            ]
        )

    def _tags(self) -> str:
        plan, cells = self.plan, len(self.result.cells)
        told = [
            self.say(f"{self.game.prefix}-title"),
            self.say("lab-tag-games", cells=cells, games=self.number(self.result.games, 0)),
        ]
        if "players" not in plan.factors:
            told.append(self.say("lab-tag-players", players=plan.players))
        if "bots" not in plan.factors:
            told.append(self.say("lab-tag-bots", bots=self.value_name("bots", plan.bots)))
        return "".join(f'<span class="tag">{one}</span>' for one in told)

    def _question(self) -> str:
        rule = self.rule(self.factor)
        known = f"{self.game.prefix}-switch-{self.factor}-help"
        asked = self.say(known) if self.speech.knows(known) else self.factor_name(self.factor)
        swatches = []
        for value, sort, note in zip(self.values, ("f", "o"), ("lab-as-it-is", "lab-experiment"), strict=True):
            name = self.value_name(self.factor, value)
            swatches.append(
                f'<span class="sw"><i class="{sort}"></i><span><b>{name}</b><br>{self.say(note)}</span></span>'
            )
        against = f'<span class="lab">{self.say("lab-against")}</span>'
        return (
            f'<section class="q"><div class="row"><span class="lab">{self.say("lab-question")}</span>'
            f'<span class="rule">{escape(self.factor)}</span><span class="rule">{rule}</span></div>'
            f"<h2>{self.factor_name(self.factor)}: {self.value_name(self.factor, self.values[1])}?</h2><p>{asked}</p>"
            f'<div class="two">{against.join(swatches)}</div></section>'
        )

    def _verdict(self) -> str:
        stamp = "lab-stamp-matters" if any(effect.clear for effect in self.effects) else "lab-stamp-hardly"
        return (
            f'<section class="card verdict"><div><div class="lab">{self.say("lab-verdict-title")}</div>'
            f'<p class="said">{self.verdict()}</p></div><span class="stamp">{self.say(stamp)}</span></section>'
        )

    def _plots(self) -> list[str]:
        event = next(iter(EVENTS.get(self.plan.game, {})), None)
        names = [self.value_name(self.factor, value) for value in self.values]
        players = min(cell.players for cell in self.result.cells)
        usual, other = self.usual, self.other
        found = [
            self._panel("first_seat", plots.who_wins(usual, other, players, self.say("lab-plot-wins"), self.number)),
            self._panel(
                "decisions",
                plots.how_long(
                    [row.decisions for row in usual],
                    [row.decisions for row in other],
                    self.say("lab-plot-long"),
                    self.say("lab-unit-decisions"),
                    self.number,
                ),
            ),
        ]
        if event is not None:
            title = self.say(f"lab-measure-{event}")
            if self.plan.game in ROUND_OVER:
                drawn = plots.by_round(usual, other, title, self.say("lab-unit-round"), self.number)
            else:
                counts = [[float(row.events[event]) for row in side] for side in (usual, other)]
                drawn = plots.how_long(counts[0], counts[1], title, self.say("lab-unit-events"), self.number)
            found.append(self._panel(event, drawn))
        scores = [
            (name, [row.measure("score") for row in side]) for name, side in zip(names, (usual, other), strict=True)
        ]
        drawn = plots.boxes(scores, self.say("lab-measure-score"), self.say(f"lab-unit-{self.plan.game}"), self.number)
        found.append(self._panel("score", drawn))
        return found

    def _panel(self, measure: str, drawn: str) -> str:
        effect = next(one for one in self.effects if one.measure == measure)
        shown = round(effect.mean, 1)
        mark = "▲" if shown > 0 else "▼" if shown < 0 else "·"
        note = f"lab-note-{measure}" if self.speech.knows(f"lab-note-{measure}") else "lab-note-events"
        if measure in EVENTS.get(self.plan.game, {}) and self.plan.game not in ROUND_OVER:
            note = "lab-note-counts"
        return (
            f'<section class="card"><div class="row"><h3>{self.say(self._title(measure))}</h3>'
            f'<span class="df{" c" if effect.clear else ""}">{mark} {self.gain(effect)}</span></div>'
            f"{drawn}<p>{self.say(note)}</p></section>"
        )

    def _title(self, measure: str) -> str:
        panel = f"lab-panel-{measure}"
        return panel if self.speech.knows(panel) else f"lab-measure-{measure}"

    def _effects(self) -> str:
        measures = measures_of(self.plan.game)
        heads = "".join(f"<th>{self.say(f'lab-measure-{name}')}</th>" for name in measures)
        rows = []
        for factor, values in self.plan.factors.items():
            for value in values[1:]:
                cells = []
                for name in measures:
                    one = next(e for e in self.effects if (e.factor, e.value, e.measure) == (factor, value, name))
                    sort = ' class="c"' if one.clear else ""
                    way, by = self.change(one)
                    label = self.say(f"lab-measure-{name}")
                    cells.append(f'<td{sort} data-of="{label}"><span>{way}</span> <small>{by}</small></td>')
                told = self.say(
                    "lab-effect",
                    value=self.value_name(factor, value),
                    base=self.value_name(factor, values[0]),
                )
                rows.append(
                    f'<tr><th scope="row">{self.factor_name(factor)}<br><small>{told}</small></th>{"".join(cells)}</tr>'
                )
        return (
            f'<section class="card wide"><h3>{self.say("lab-effects")}</h3><div class="scroll"><table class="stack">'
            f"<tr><th></th>{heads}</tr>{''.join(rows)}</table></div>"
            f"<p>{self.say('lab-effects-note', measures=len(measures))}</p></section>"
        )

    def _endings(self) -> str:
        rows = []
        for cell, played in zip(self.result.cells, self.result.rows, strict=True):
            counts = Counter(row.ending for row in played)
            name = ", ".join(self.value_name(factor, value) for factor, value in cell.values.items())
            shown = "".join(f"<td>{self.number(100 * counts[end] / len(played))} %</td>" for end in self.game.endings)
            rows.append(f'<tr><th scope="row">{name}</th>{shown}</tr>')
        heads = "".join(f"<th>{self.say(f'{self.game.prefix}-ending-{end}')}</th>" for end in self.game.endings)
        return (
            f'<section class="card"><h3>{self.say("lab-endings")}</h3><div class="scroll"><table>'
            f"<tr><th></th>{heads}</tr>{''.join(rows)}</table></div></section>"
        )

    def _again(self) -> str:
        failures = sum(row.failures for rows in self.result.rows for row in rows)
        versions = self.say(
            "lab-versions",
            camarilla=__version__,
            rules=f"{self.game.id}/{self.game.version}",
            python=platform.python_version(),
            seed=self.plan.seed,
            last=self.result.games - 1,
        )
        stop = self.say("lab-stop-none")
        if self.plan.stop is not None:
            word = "lab-stop-early" if self.result.stopped else "lab-stop-late"
            stop = self.say(
                word,
                measure=self.say(f"lab-measure-{self.plan.stop.measure}"),
                within=self.number(self.plan.stop.within, 2),
            )
        return (
            f'<section class="cmd"><h3>{self.say("lab-again")}</h3><pre>{escape(self.command)}</pre>'
            f"<p>{versions} {self.say('lab-code', mark=mark())}</p>"
            f"<p>{self.say('lab-paired')} {stop}</p><p>{self.say('lab-failures', count=failures)}</p></section>"
        )


# The typefaces of the house, where its client is built (every wheel has it): family, weight, how the file begins.
FACES = (
    ("Limelight", 400, "limelight-latin-400-"),
    ("League Gothic", 400, "league-gothic-latin-400-"),
    ("Barlow", 500, "barlow-latin-500-normal-"),
    ("Barlow", 700, "barlow-latin-700-normal-"),
    ("Barlow Condensed", 700, "barlow-condensed-latin-700-"),
)


def _style() -> str:
    style = resources.files("camarilla.lab.experiment").joinpath("report.css").read_text("utf-8")
    folder = resources.files("camarilla").joinpath("static", "assets")
    files = {file.name: file for file in folder.iterdir()} if folder.is_dir() else {}
    faces = []
    for family, weight, begin in FACES:
        for name in sorted(files):
            if name.startswith(begin) and name.endswith(".woff2"):
                data = b64encode(files[name].read_bytes()).decode()
                faces.append(
                    f"@font-face{{font-family:'{family}';font-weight:{weight};"
                    f"src:url(data:font/woff2;base64,{data}) format('woff2')}}"
                )
                break
    return "\n".join([*faces, style])


def page(result: Result, language: str, command: str) -> str:
    """The report as HTML."""
    return Report(result, language, command).page()
