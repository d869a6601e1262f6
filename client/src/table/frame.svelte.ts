/**
 * What the parts of a table's frame share: whose table it is, what is asked, how things are called, which papers lie open.
 * Made once by Frame.svelte; the parts beside it draw one region each.
 */
import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { innerHeight } from 'svelte/reactivity/window';
import { foldLines } from '../film/script';
import type { AnyModule, BoardProps, Layout } from '../games/module';
import type { Line } from '../kit/Newspaper.svelte';
import type { Tab } from '../kit/Tabs.svelte';
import { bookmark } from '../book/bookmark.svelte';
import { stopOf, termOfPhase } from '../book/page';
import { familyOfSeat, type Badge } from '../kit/bearings';
import { Asking, sameQuestion } from '../lib/asking.svelte';
import { list, t, tOr } from '../lib/i18n.svelte';
import type { LiveTable } from '../lib/live.svelte';
import type { ReplayTable } from '../lib/replay.svelte';
import { settings } from '../lib/settings.svelte';
import { explained } from '../school/seen.svelte';
import { doubtOf } from '../school/stakes';
import { TalkBook } from '../lib/talk.svelte';
import { firstSeat, say as sayWords, type Words } from '../lib/words';
import { TEXT_PREFIX } from '../lobby/games';
import { dataText } from '../lobby/terms';
import GenericBoard from './GenericBoard.svelte';
import { directions } from './directions.svelte';

export interface FrameProps {
  readonly live: LiveTable | null;
  readonly replay: ReplayTable | null;
  readonly module: AnyModule | null;
}

/** How high the telegram and the film on it may be before others give way: the lowest row of frame.css. */
const lowestRow = (height: number) => Math.min(340, Math.max(206, height * 0.33)) - 14;

/** A newspaper lower than this is folded to a line. */
const LEAST_PAPER = 276;

/** The newspaper keeps this many lines; the replay has them all. */
const PAPER = 300;

/** A short fact in the bar; `term` says what it means. */
export interface BarTag {
  readonly text: string;
  readonly term?: string | undefined;
}

/** What plain tables do without. */
const PLAIN = {
  Board: GenericBoard,
  Hand: undefined,
  asks: {},
  ownSeats: false,
  toldInBar: false,
  heardAtPaper: false,
  layout: () => 'hall',
} as const satisfies Partial<AnyModule>;

export class TableFrame {
  readonly #props!: () => FrameProps;
  readonly #phone = new MediaQuery('max-width: 699px');
  readonly #wide = new MediaQuery('min-width: 1200px');

  live = $derived<LiveTable | null>(this.#props().live);
  replay = $derived<ReplayTable | null>(this.#props().replay);
  // Plain tables keep the game's marks and phases, but neither its drawing nor its own telegrams.
  module = $derived.by<AnyModule | null>(() => {
    const drawn = this.#props().module;
    return drawn && settings.values.board === 'plain' ? { ...drawn, ...PLAIN } : drawn;
  });
  source = $derived((this.live ?? this.replay) as LiveTable | ReplayTable);
  table = $derived(this.source.table);
  seen = $derived(this.source.seen);
  view = $derived<unknown>(this.seen?.view ?? null);
  you = $derived(this.source.you);
  game = $derived(this.table?.game ?? '');
  film = $derived(this.source.film);
  /** Whether the stage shows a story that is not over. */
  telling = $derived(this.film.running);
  gathering = $derived(this.table?.status === 'gathering' || (!this.seen && this.live !== null));

  // --- the answer being made; an update that asks the same thing leaves it alone
  asking = $state.raw<Asking | null>(null);
  aside = $state.raw<Asking | null>(null);
  open = $derived(this.live?.question ? this.asking : null);
  #settled = 0;

  // --- words
  readonly name = (seat: number): string => {
    const { table, view, module } = this;
    const unplayed = table && seat >= table.seats.length && view !== null ? module?.unplayed?.(seat, view) : undefined;
    return unplayed ? t(unplayed) : table?.seats[seat]?.name || t('ui-open-seat', { seat: seat + 1 });
  };

  readonly say = (words: Words): string => sayWords(words, this.name);

  readonly badge = (seat: number): Badge =>
    (this.view !== null && this.module?.badge?.(seat, this.view)) || { kind: 'family', id: familyOfSeat(seat) };

  phases = $derived(this.view !== null && this.module?.phases ? this.module.phases(this.view) : null);
  phaseNames = $derived(this.phases?.ids.map((id) => t(id)) ?? this.#genericPhase());
  /** What the rule book says of each phase: of the present one where it stands, of the others by their names. */
  phaseTerms = $derived(
    (this.phases?.ids ?? this.phaseNames).map((id, at) => {
      const now = at === (this.phases?.current ?? 0);
      return now || !this.phases?.plain ? termOfPhase(this.game, this.view, id, now) : undefined;
    }),
  );
  alarm = $derived.by(() => {
    const words = this.view !== null ? this.module?.alarm?.(this.view) : null;
    return words ? this.say(words) : null;
  });
  round = $derived.by(() => {
    const value = (this.view as { round?: unknown } | null)?.round;
    return typeof value === 'number' && value > 0 ? value : undefined;
  });
  /** Who has asked the coach, where everybody is to know. */
  coached = $derived((this.table?.seats ?? []).filter((one) => one.coached).map((one) => this.name(one.seat)));
  tags = $derived<readonly BarTag[]>([
    ...(this.live && this.you === null && !this.gathering ? [{ text: t('ui-watching-mark') }] : []),
    ...(this.table?.data ? [{ text: dataText(this.table) }] : []),
    ...(this.coached.length ? [{ text: t('ui-coached', { names: list(this.coached) }) }] : []),
    ...(this.view !== null ? (this.module?.tags?.(this.view) ?? []) : []).map((tag) => ({
      text: this.say(tag),
      term: tag.term,
    })),
  ]);
  lines = $derived<Line[]>(this.#paperLines());
  board = $derived<BoardProps | null>(
    this.seen && this.table
      ? {
          view: this.seen.view,
          seen: this.seen,
          table: this.table,
          you: this.you,
          asking: this.telling ? null : this.open,
          frame: this.source.frame,
          news: this.source.news,
          name: this.name,
          say: this.say,
          compact: this.phone,
          aside: this.live?.interjection ? this.aside : null,
        }
      : null,
  );
  /** What is asked is asked about the present, whatever is still being told. */
  now = $derived<BoardProps | null>(
    // Where nothing is asked, the own things follow the story: no card is in the hand before it is drawn.
    this.board && this.live?.latest && (this.open || this.live.interjection)
      ? { ...this.board, view: this.live.latest.view, seen: this.live.latest, asking: this.open }
      : this.board,
  );
  Board = $derived(this.module?.Board ?? GenericBoard);
  truth = $derived(this.replay?.truth ?? []);
  /** The own things, where this game has any and these eyes may see them; not beside a telegram that shows them itself. */
  Hand = $derived(
    (this.you !== null || this.truth.length) && !(this.wide && this.#handless) ? this.module?.Hand : undefined,
  );
  get #handless(): boolean {
    return this.open !== null && (this.module?.handless?.includes(this.open.question.key) ?? false);
  }
  /** Whether the story is told in the bar. */
  barred = $derived(this.wide && this.module?.toldInBar === true);

  // --- talk: live, or as it was kept
  kept = $state.raw<TalkBook | null>(null);
  book = $derived(this.live?.talk ?? this.kept);
  /** Whose talk it is; a replay may look through other eyes. */
  reader = $derived(this.live ? this.you : (this.table?.you ?? null));
  offered = $derived(
    this.module?.deals && this.view !== null
      ? this.module.deals.offers(this.view, this.you, null).filter((offer) => offer.to === this.you).length
      : 0,
  );

  // --- panes and papers
  tab = $state('table');
  menu = $state(false);
  final = $state(false);
  newsOpen = $state(false);
  /** Up to which line the newspaper has been read; what was printed before one came is no news. */
  read = $state<number | null>(null);
  /** How the rooms lie on a wide screen; smaller ones have one way only. */
  layout = $derived<Layout>((this.wide && this.view !== null && this.module?.layout?.(this.view)) || 'hall');
  /** How high the telegram is as it lies there, and the film on it with the gap between them. */
  deskHeight = $state(0);
  filmHeight = $state(0);
  hall = $derived(this.wide && this.layout === 'hall');
  /** They may need more than the lowest row: then the scene gives way. */
  tall = $derived(this.hall && this.deskHeight + this.filmHeight > lowestRow(this.height) + 6);
  /** How high the column of the newspaper is above them; where it is too low, the newspaper is a line that opens it. */
  newsRoom = $state(LEAST_PAPER);
  column = $derived(this.hall && this.newsRoom >= LEAST_PAPER);
  newsShown = $derived(this.column || this.newsOpen || (this.phone && this.tab === 'news'));
  unread = $derived.by(() => {
    const { read } = this;
    return this.newsShown || read === null ? 0 : this.source.news.filter((line) => line.n > read).length;
  });
  tabs = $derived<Tab[]>(this.#phoneTabs());

  constructor(props: () => FrameProps) {
    this.#props = props;
    $effect.pre(() => this.#followQuestion());
    $effect(() => this.#keepTalk());
    $effect(() => this.#markBook());
    $effect(() => {
      if (directions.pane) this.tab = directions.pane;
    });
    $effect(() => {
      const newest = this.source.news.at(-1)?.n;
      if (newest !== undefined && (this.newsShown || untrack(() => this.read) === null)) this.read = newest;
    });
  }

  get phone(): boolean {
    return this.#phone.current;
  }

  /** Of the window. */
  get height(): number {
    return innerHeight.current ?? 900;
  }

  get wide(): boolean {
    return this.#wide.current;
  }

  #genericPhase(): string[] {
    const phase = (this.view as { phase?: unknown } | null)?.phase;
    const prefix = TEXT_PREFIX[this.game] ?? this.game;
    return typeof phase === 'string' || typeof phase === 'number'
      ? [tOr(`${prefix}-phase-${phase}`, String(phase))]
      : [];
  }

  #paperLines(): Line[] {
    const { news } = this.source;
    const { replay } = this;
    // In a replay every line is a moment of its own; at the table, whispers are put on one heap.
    const rows = replay
      ? news.slice(-PAPER).map((line) => ({ line, words: line }))
      : foldLines(news.slice(-PAPER), this.module?.film ?? null);
    return rows
      .map(({ line: item, words }, index) => {
        const seat = words === item ? firstSeat(item) : null;
        return {
          key: Math.max(0, news.length - PAPER) + index,
          text: this.say(words),
          rule: item.rule || undefined,
          badge: seat === null ? undefined : this.badge(seat),
          heading: /-news-(round|phase|coup-phase)$/.test(item.id),
          own: item.id.endsWith('-secret'),
          go: replay ? () => void replay.go(item.n) : undefined,
        };
      })
      .reverse();
  }

  #phoneTabs(): Tab[] {
    const held = (this.view !== null && this.module?.handCount?.(this.view)) ?? '';
    return [
      { id: 'table', glyph: '▣', label: t('ui-tab-table') },
      ...(this.Hand ? [{ id: 'hand', glyph: '▤', label: `${t('ui-tab-hand')} ${held}`.trim() }] : []),
      { id: 'news', glyph: '¶', label: t('ui-tab-news'), count: this.unread },
      {
        id: 'talk',
        glyph: '✎',
        label: t('ui-tab-talk'),
        count: (this.book?.unread ?? 0) + (this.book?.fresh.length ?? 0) + this.offered,
      },
      { id: 'seats', glyph: '☺', label: t('ui-tab-seats') },
    ];
  }

  #followQuestion(): void {
    const { live } = this;
    const question = live?.latest?.question ?? null;
    const interjection = live?.latest?.interjection ?? null;
    const mark = live?.settled ?? 0;
    if (live && live.seq < live.settled) return;
    untrack(() => {
      const fresh = mark !== this.#settled;
      this.#settled = mark;
      if (!live || !question) this.asking = null;
      else if (fresh || !this.asking || !sameQuestion(this.asking.question, question))
        this.asking = this.#doubting(new Asking(question, live));
      if (!live || !interjection) this.aside = null;
      else if (fresh || !this.aside || !sameQuestion(this.aside.question, interjection))
        this.aside = this.#doubting(new Asking(interjection, live, true));
    });
  }

  /** Whoever wants to be asked "really?" is, before the few answers that a game names. */
  #doubting(asking: Asking): Asking {
    asking.doubts = (answer) =>
      settings.values.sure && !explained.silent
        ? doubtOf(this.game, this.live?.latest?.view ?? null, asking.question, this.you, answer)
        : null;
    return asking;
  }

  #keepTalk(): void {
    if (!this.replay) return;
    const book = new TalkBook(this.replay.id, null);
    this.kept = book;
    book.load(this.replay.seat).catch(() => (this.kept = null));
  }

  /** The rule books open at the reader's own game, and lead back to it. */
  #markBook(): void {
    const { live, table } = this;
    if (!live || !table || this.you === null) return;
    bookmark.at =
      table.status === 'running'
        ? {
            back: [directions.taught ? 'learn' : 't', table.id],
            game: table.game,
            stop: stopOf(table.game, live.latest?.view ?? this.view),
            rule: this.open?.question.rule ?? null,
          }
        : null;
  }
}
