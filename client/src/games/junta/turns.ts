/** The first steps of a movement turn (J13.1t): which act each of them opens, by the facts of the question. */
import { factsOf, type Question } from '../../lib/protocol';

export type Door =
  | { readonly act: 'move' | 'fly'; readonly member: number; readonly area: string }
  | { readonly act: 'card'; readonly card: number; readonly area?: never }
  | { readonly act: 'bribe'; readonly area: string }
  | { readonly act: 'land' | 'bombard' | 'exile' | 'end'; readonly area?: never };

const TURNS: ReadonlySet<string> = new Set(['junta-ask-coup-turn', 'junta-ask-start']);

/** What the first step of a turn opens. */
export const actOf = (question: Question, step: string): string | undefined => doorsOf(question).get(step)?.act;

/** Every act by the key of its first step; none where no movement turn is asked for. */
export function doorsOf(question: Question): ReadonlyMap<string, Door> {
  const doors = new Map<string, Door>();
  if (!TURNS.has(question.key)) return doors;
  const { stacks, cards, bribes, landings, guns } = factsOf(question, 'junta-ask-coup-turn');
  for (const [member, area] of stacks)
    for (const act of ['move', 'fly'] as const) doors.set(`${act}:${member}@${area}`, { act, member, area });
  for (const [card] of cards) doors.set(`card:${card}`, { act: 'card', card });
  for (const [card, area] of bribes) doors.set(`bribe:${card}@${area}`, { act: 'bribe', area });
  for (const [unit] of landings) doors.set(`land:${unit}`, { act: 'land' });
  for (const [weapon] of guns) doors.set(`bombard:${weapon}`, { act: 'bombard' });
  return doors.set('exile:', { act: 'exile' }).set('end', { act: 'end' });
}
