/** What the server says and hears. The types are made from the Python messages (protocol.generated.ts); here is what the client adds. */
import type * as Made from './protocol.generated';

export type { PromiseInfo, WireReport as Report, RoomInfo, TalkLine, TalkPage } from './protocol.generated';
export type {
  Awaited,
  ClientMessage,
  Clocks,
  GameInfo,
  LessonInfo,
  LessonMenu,
  LessonScene,
  NewsLine,
  Option,
  Outcome,
  Plain,
  Question,
  SeatInfo,
  SwitchInfo,
  TableInfo,
  VoteInfo,
} from './protocol.generated';
export type { NoticeMade, NoticesInfo, NoticeWish } from './protocol.generated';
export type { AdviceInfo, EveningInfo } from './protocol.generated';
export type { AccountInfo, DigestInfo, Joined, LobbyInfo, SettingsWish, TableSettings } from './protocol.generated';
export type {
  Link as SeatLink,
  NewTable,
  SeatWish as NewSeat,
  ServerFrame as ServerMessage,
} from './protocol.generated';

/** The facts of a question, as its kind or its key has them. */
export function factsOf<Kind extends keyof Made.Facts>(question: Made.Question, _kind: Kind): Made.Facts[Kind] {
  return question.facts as unknown as Made.Facts[Kind];
}

/** Everything a seat (or a spectator: you = null) may know at this moment. Boards give the view its type. */
export type Seen<View = unknown> = Made.Seen<View>;
/** What may come next; the steps so far make a whole answer if it is complete. */
export type Menu = Pick<Made.StepsFrame, 'options' | 'complete' | 'answer'>;
export type ReplayStep = Made.ReplayStep;

/** Why something was refused, or that nobody could be reached. */
export interface Refusal {
  readonly kind: Made.Problem['kind'] | 'unreachable';
  readonly rule: string;
  readonly words: { readonly id: string; readonly args?: Made.Words['args'] };
}

export function isFree(seat: Made.SeatInfo): boolean {
  return seat.kind === 'human' && !seat.taken;
}

/** Whether the person of this seat is here, as a seat plate shows it. */
export function presence(seat: Made.SeatInfo): 'plain' | 'offline' | 'away' {
  if (seat.kind === 'bot' || !seat.taken) return 'plain';
  return seat.stand_in ? 'away' : seat.online ? 'plain' : 'offline';
}
