/** How people want to meet at a table, in words. */
import { t } from '../lib/i18n.svelte';
import type { SettingsWish, TableInfo, TableSettings } from '../lib/protocol';

export const USUAL: TableSettings = {
  language: '',
  pace: 'live',
  deadline: 0,
  absence: 'takeover',
  talk: 'all',
  door: 'invitation',
  spectators: true,
  coach: true,
  coach_seen: false,
  voices: true,
  delay: 0,
};
/** Seconds for a decision; 0: as long as it takes. */
export const DEADLINES: Readonly<Record<TableSettings['pace'], readonly number[]>> = {
  live: [0, 30, 60, 90, 180, 600],
  slow: [3_600, 28_800, 86_400, 259_200, 604_800],
};
export const DELAYS: readonly number[] = [0, 60, 300, 900, 3_600];

const UNITS = [
  ['weeks', 604_800],
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** The largest unit that fits without a rest: 90 seconds stay seconds. */
export function timeOf(seconds: number): { unit: (typeof UNITS)[number][0]; count: number } {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? UNITS[4];
  return { unit, count: seconds / size };
}

export function timeText(seconds: number): string {
  const { unit, count } = timeOf(seconds);
  return t(`ui-time-${unit}`, { count });
}

/** How long something still takes, as people say it: two days, five hours, ten minutes. */
export function leftText(ms: number): string {
  const seconds = Math.max(0, ms) / 1000;
  const [unit, size] =
    (
      [
        ['days', 86_400],
        ['hours', 3_600],
        ['minutes', 60],
      ] as const
    ).find(([, length]) => seconds >= 1.5 * length) ?? (['seconds', 1] as const);
  return t(`ui-time-${unit}`, { count: Math.round(seconds / size) });
}

export function paceText(terms: TableSettings): string {
  if (terms.pace === 'slow') return t('ui-pace-slow-timed', { time: timeText(terms.deadline) });
  return terms.deadline ? t('ui-pace-live-timed', { time: timeText(terms.deadline) }) : t('ui-pace-live');
}

/** Everything that somebody should know before he sits down, most important first. */
export function termsText(terms: TableSettings): string[] {
  return [
    paceText(terms),
    ...(terms.language ? [t(`ui-lang-${terms.language}`)] : []),
    ...(terms.deadline ? [t(`ui-terms-absence-${terms.absence}`)] : []),
    ...(terms.coach ? (terms.coach_seen ? [t('ui-terms-coach-told')] : []) : [t('ui-terms-coach-none')]),
    `${t('ui-terms-talk')}: ${t(`ui-terms-talk-${terms.talk}`)}`,
    `${t('ui-terms-spectators')}: ${terms.spectators ? (terms.delay ? t('ui-terms-delay-later', { time: timeText(terms.delay) }) : t('ui-terms-spectators-yes')) : t('ui-terms-spectators-no')}`,
  ];
}

/** Another pace has other deadlines: a slow table always has one. */
export function withPace(terms: TableSettings, pace: TableSettings['pace']): TableSettings {
  return { ...terms, pace, deadline: pace === 'slow' ? 86_400 : 0 };
}

/** What differs from the usual; the server knows the rest. */
export function wishOf(terms: TableSettings): SettingsWish {
  return Object.fromEntries(
    Object.entries(terms).filter(([key, value]) => key === 'deadline' || USUAL[key as keyof TableSettings] !== value),
  );
}

/** Whose printed facts are used; nothing for the usual box. */
export function dataText(table: Pick<TableInfo, 'data'>): string {
  if (!table.data) return '';
  return table.data === 'own' ? t('ui-terms-data-unnamed') : t('ui-terms-data', { name: table.data });
}
