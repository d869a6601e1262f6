/** What a bot's file on somebody comes to when the game is over. */
import type { DossierInfo } from '../lib/protocol.generated';

export type Opinion = 'grudge' | 'wary' | 'neutral' | 'warm' | 'trusts';
type Deed = DossierInfo['noted'][number];
const TOLD = 2;

/** Trust goes from -3 to 3. */
export function opinionOf(trust: number): Opinion {
  if (trust <= -2) return 'grudge';
  if (trust >= 2) return 'trusts';
  return trust < 0 ? 'wary' : trust > 0 ? 'warm' : 'neutral';
}

/** The deeds that are told: those done most often, and of equals the latest; in the order in which they were done. */
export function recalled(noted: readonly Deed[]): readonly Deed[] {
  const heavy = [...noted].sort((a, b) => b.times - a.times || b.round - a.round).slice(0, TOLD);
  return noted.filter((deed) => heavy.includes(deed));
}
