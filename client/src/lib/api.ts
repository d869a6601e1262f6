/** The counter by post: plain HTTP for everything but the live table. */
import type {
  AccountInfo,
  AdviceInfo,
  DigestInfo,
  EveningInfo,
  GameInfo,
  Joined,
  LessonInfo,
  LessonMenu,
  LessonScene,
  LobbyInfo,
  NewTable,
  NoticeMade,
  NoticesInfo,
  NoticeWish,
  Plain,
  PromiseInfo,
  Refusal,
  ReplayStep,
  SeatLink,
  TableInfo,
  TalkPage,
} from './protocol';
import type {
  CaseInfo,
  DossierInfo,
  ExplainedInfo,
  LabInfo,
  LabReport,
  LuckInfo,
  NewsPage,
  ProgressInfo,
  ProgressNote,
} from './protocol.generated';

/** What the bureau refused, with the rule or the reason. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.words.id);
  }
}

const UNREACHABLE: Refusal = { kind: 'unreachable', rule: '', words: { id: 'ui-error-unreachable' } };

export function refusalFrom(status: number, body: unknown): Refusal {
  const error = (body as { error?: Partial<Refusal> } | null)?.error;
  if (error && typeof error === 'object' && error.words && typeof error.words.id === 'string')
    return { kind: error.kind ?? 'bad_input', rule: error.rule ?? '', words: error.words };
  if (status === 429) return { kind: 'too_many', rule: '', words: { id: 'ui-error-rate' } };
  if (status === 404) return { kind: 'not_found', rule: '', words: { id: 'ui-table-missing' } };
  return { kind: 'bad_input', rule: '', words: { id: 'ui-error-unknown', args: { what: String(status) } } };
}

async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, UNREACHABLE);
  }
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(response.status, refusalFrom(response.status, data));
  return data as T;
}

/** Of several people at one device, whose seat it is about; the bureau would take the first one's. */
const speaking = (as: number | null): string => (as === null ? '' : `?as=${as}`);

export const api = {
  advice: (id: string, as: number | null) =>
    call<AdviceInfo>('GET', `/tables/${encodeURIComponent(id)}/advice${speaking(as)}`),
  lessons: () => call<LessonInfo[]>('GET', '/lessons'),
  lesson: (id: string, answers: readonly Plain[]) =>
    call<LessonScene>('POST', `/lessons/${encodeURIComponent(id)}`, { answers }),
  lessonAsk: (
    id: string,
    ask: { answers: readonly Plain[]; so_far?: readonly string[]; aim?: string; answer?: Plain },
  ) => call<LessonMenu>('POST', `/lessons/${encodeURIComponent(id)}/ask`, ask),
  laboratory: () => call<LabInfo>('GET', '/lab'),
  labReport: (game: string, factor: string, value: string) =>
    call<LabReport>('GET', `/lab/reports/${[game, factor, value].map(encodeURIComponent).join('/')}`),
  cases: (game: string) => call<CaseInfo[]>('GET', `/cases/${encodeURIComponent(game)}`),
  games: () => call<GameInfo[]>('GET', '/games'),
  lobby: () => call<LobbyInfo>('GET', '/lobby'),
  finished: (before: number | null) =>
    call<TableInfo[]>('GET', `/finished${before === null ? '' : `?before=${before}`}`),
  mine: () => call<TableInfo[]>('GET', '/tables?mine=1'),
  table: (id: string) => call<TableInfo>('GET', `/tables/${encodeURIComponent(id)}`),
  open: (table: NewTable) => call<{ table: TableInfo; links: readonly SeatLink[] }>('POST', '/tables', table),
  newLink: (id: string, seat: number, as: number | null) =>
    call<SeatLink>('POST', `/tables/${encodeURIComponent(id)}/seats/${seat}/link${speaking(as)}`, {}),
  sit: (id: string, key: string, here: boolean) =>
    call<Joined>('POST', `/tables/${encodeURIComponent(id)}/sit`, { key, here }),
  askForLink: (id: string, key: string) =>
    call<TableInfo>('POST', `/tables/${encodeURIComponent(id)}/sit/ask`, { key }),
  returnLink: (id: string, as: number | null) =>
    call<SeatLink>('POST', `/tables/${encodeURIComponent(id)}/seat/link${speaking(as)}`),
  renewSeat: (id: string, as: number | null) =>
    call<Joined>('POST', `/tables/${encodeURIComponent(id)}/seat/renew${speaking(as)}`),
  again: (id: string) => call<Joined>('POST', `/tables/${encodeURIComponent(id)}/again`),
  join: (id: string, seat: number | null, name: string) =>
    call<Joined>('POST', `/tables/${encodeURIComponent(id)}/join`, { seat, name }),
  stand: (id: string, as: number | null) =>
    call<TableInfo>('POST', `/tables/${encodeURIComponent(id)}/stand${speaking(as)}`),
  seatBot: (id: string, seat: number, bot: string, as: number | null) =>
    call<TableInfo>('POST', `/tables/${encodeURIComponent(id)}/seats/${seat}/bot${speaking(as)}`, { bot }),
  whoami: () => call<{ account: AccountInfo | null }>('GET', '/account'),
  signUp: (name: string, password: string) => call<{ account: AccountInfo }>('POST', '/account', { name, password }),
  signIn: (name: string, password: string) =>
    call<{ account: AccountInfo }>('POST', '/account/session', { name, password }),
  explained: () => call<ExplainedInfo>('GET', '/account/explained'),
  noteExplained: (things: readonly string[]) => call<ExplainedInfo>('POST', '/account/explained', { things }),
  progress: () => call<ProgressInfo[]>('GET', '/account/lessons'),
  noteProgress: (id: string, progress: ProgressNote) =>
    call<ProgressInfo>('POST', `/account/lessons/${encodeURIComponent(id)}`, progress),
  signOut: () => call<unknown>('DELETE', '/account/session'),
  changePassword: (old: string, fresh: string) => call<unknown>('POST', '/account/password', { old, new: fresh }),
  deleteAccount: (password: string) => call<unknown>('POST', '/account/delete', { password }),
  digest: (id: string, as: number | null) =>
    call<DigestInfo>('GET', `/tables/${encodeURIComponent(id)}/digest${speaking(as)}`),
  notices: (id: string, as: number | null) =>
    call<NoticesInfo>('GET', `/tables/${encodeURIComponent(id)}/notices${speaking(as)}`),
  addNotice: (id: string, wish: NoticeWish, as: number | null) =>
    call<NoticeMade>('POST', `/tables/${encodeURIComponent(id)}/notices${speaking(as)}`, wish),
  confirmNotice: (id: string, notice: string, code: string, as: number | null) =>
    call<unknown>('POST', `/tables/${encodeURIComponent(id)}/notices/${notice}/confirm${speaking(as)}`, { code }),
  dropNotice: (id: string, notice: string, as: number | null) =>
    call<NoticesInfo>('DELETE', `/tables/${encodeURIComponent(id)}/notices/${notice}${speaking(as)}`),
  replay: (id: string, at: number, seat: number | null, after: number | null = null) =>
    call<ReplayStep>(
      'GET',
      `/tables/${encodeURIComponent(id)}/replay?at=${at}${seat === null ? '' : `&seat=${seat}`}${after === null ? '' : `&after=${after}`}`,
    ),
  news: (id: string, before: number, as: number | null = null) =>
    call<NewsPage>('GET', `/tables/${encodeURIComponent(id)}/news?before=${before}${as === null ? '' : `&as=${as}`}`),
  evening: (id: string, as: number | null) =>
    call<EveningInfo>('GET', `/tables/${encodeURIComponent(id)}/evening${speaking(as)}`),
  /** A finished table without spectators is shown to whoever has its link. */
  share: (id: string, as: number | null = null) =>
    call<TableInfo>('POST', `/tables/${encodeURIComponent(id)}/share${speaking(as)}`, {}),
  luck: (id: string) => call<LuckInfo[]>('GET', `/tables/${encodeURIComponent(id)}/luck`),
  here: (id: string) => call<{ seats: readonly number[] }>('GET', `/tables/${encodeURIComponent(id)}/here`),
  talk: (id: string, room = 0, before: number | null = null, as: number | null = null) =>
    call<TalkPage>(
      'GET',
      `/tables/${encodeURIComponent(id)}/talk${before === null ? speaking(as) : `?room=${room}&before=${before}${as === null ? '' : `&as=${as}`}`}`,
    ),
  promises: (id: string, as: number | null) =>
    call<PromiseInfo[]>('GET', `/tables/${encodeURIComponent(id)}/promises${speaking(as)}`),
  dossier: (id: string, seat: number, as: number | null) =>
    call<DossierInfo>('GET', `/tables/${encodeURIComponent(id)}/dossier?seat=${seat}${as === null ? '' : `&as=${as}`}`),
  logUrl: (id: string) => `/api/tables/${encodeURIComponent(id)}/log`,
};

const LINKS = 'camarilla.links.';

/** Seat links are shown once by the server; the host's device keeps them, so that a reload loses nothing. */
export function keepLinks(table: string, links: readonly SeatLink[]): void {
  try {
    if (links.length) localStorage.setItem(LINKS + table, JSON.stringify(links));
  } catch {
    // Without storage the links live as long as the dialog.
  }
}

export function keptLinks(table: string): SeatLink[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(LINKS + table) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((link): link is SeatLink => typeof link?.seat === 'number' && typeof link?.url === 'string')
      : [];
  } catch {
    return [];
  }
}
