/**
 * What a person has set for this device. Kept in localStorage, applied to <html> as data attributes;
 * "auto" follows the browser.
 */
export type Speed = 'step' | '1' | '2' | 'instant';
export type Language = 'en' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'de'];

export interface Settings {
  language: Language | 'auto';
  theme: 'auto' | 'day' | 'night';
  motion: 'auto' | 'full' | 'reduced';
  contrast: 'auto' | 'more';
  sound: boolean;
  cards: 'normal' | 'large';
  /** The drawing of the game, or its facts as plain tables (for screen readers, small devices, curious people). */
  board: 'drawn' | 'plain';
  /** Questions with a single answer: go on by themselves when only bots watch, always, or never. */
  forced: 'bots' | 'always' | 'never';
  /** How fast what happens is told. */
  film: Speed;
  /** Own dice fall by an own click, or by themselves. */
  dice: 'own' | 'auto';
  /** The coach explains a kind of question the first time it is asked, always, or only when asked. */
  coach: 'first' | 'always' | 'off';
  /** Whether the few answers that cost much ask "really?". */
  sure: boolean;
  /** Whether bots are heard: at their plates, in the talk, by those who listen. */
  voices: boolean;
  name: string;
}

export const DEFAULTS: Readonly<Settings> = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  contrast: 'auto',
  sound: false,
  cards: 'normal',
  board: 'drawn',
  forced: 'bots',
  coach: 'first',
  sure: true,
  film: '1',
  dice: 'own',
  voices: true,
  name: '',
};
const KEY = 'camarilla.settings';
/** How this device tells what happens; kept apart, because it is changed in the middle of a game. */
const FILM = 'camarilla.film';
const CHOICES: { readonly [K in keyof Settings]?: readonly Settings[K][] } = {
  language: ['auto', 'en', 'de'],
  theme: ['auto', 'day', 'night'],
  motion: ['auto', 'full', 'reduced'],
  contrast: ['auto', 'more'],
  sound: [true, false],
  cards: ['normal', 'large'],
  board: ['drawn', 'plain'],
  forced: ['bots', 'always', 'never'],
  coach: ['first', 'always', 'off'],
  film: ['step', '1', '2', 'instant'],
  dice: ['own', 'auto'],
  sure: [true, false],
  voices: [true, false],
};

function kept(text: string | null): Record<string, unknown> {
  try {
    const stored: unknown = text === null ? null : JSON.parse(text);
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Settings from stored texts; whatever is missing or strange becomes the default. */
export function readSettings(text: string | null, film: string | null = null): Settings {
  const given = { ...kept(text), ...kept(film) };
  const pick = <K extends keyof Settings>(key: K): Settings[K] =>
    CHOICES[key]?.includes(given[key] as Settings[K]) ? (given[key] as Settings[K]) : DEFAULTS[key];
  return {
    language: pick('language'),
    theme: pick('theme'),
    motion: pick('motion'),
    contrast: pick('contrast'),
    sound: pick('sound'),
    cards: pick('cards'),
    board: pick('board'),
    forced: pick('forced'),
    coach: pick('coach'),
    film: pick('film'),
    dice: pick('dice'),
    sure: pick('sure'),
    voices: pick('voices'),
    name: typeof given.name === 'string' ? given.name.slice(0, 40) : '',
  };
}

/** The first of the browser's languages that the house speaks. */
export function negotiate(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((language) => language === base);
    if (found) return found;
  }
  return 'en';
}

function query(media: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(media).matches;
}

class SettingsStore {
  values = $state<Settings>(
    typeof localStorage === 'undefined'
      ? { ...DEFAULTS }
      : readSettings(localStorage.getItem(KEY), localStorage.getItem(FILM)),
  );
  /** Browser preferences, followed while a setting says "auto". */
  browser = $state({
    night: query('(prefers-color-scheme: dark)'),
    calm: query('(prefers-reduced-motion: reduce)'),
    contrast: query('(prefers-contrast: more)'),
  });

  language = $derived<Language>(
    this.values.language === 'auto'
      ? negotiate(typeof navigator === 'undefined' ? [] : navigator.languages)
      : this.values.language,
  );
  night = $derived(this.values.theme === 'auto' ? this.browser.night : this.values.theme === 'night');
  calm = $derived(this.values.motion === 'auto' ? this.browser.calm : this.values.motion === 'reduced');
  contrast = $derived(this.values.contrast === 'more' || this.browser.contrast);

  set<K extends keyof Settings>(key: K, value: Settings[K]): void {
    this.values[key] = value;
    try {
      const { film, dice, ...others } = this.values;
      localStorage.setItem(KEY, JSON.stringify(others));
      localStorage.setItem(FILM, JSON.stringify({ film, dice }));
    } catch {
      // Private windows may refuse storage; the setting then lasts as long as the page.
    }
  }

  /** Follow the browser's own preferences while the page lives. */
  watch(): () => void {
    const stops = (
      [
        ['(prefers-color-scheme: dark)', 'night'],
        ['(prefers-reduced-motion: reduce)', 'calm'],
        ['(prefers-contrast: more)', 'contrast'],
      ] as const
    ).map(([media, key]) => {
      const list = matchMedia(media);
      const update = () => (this.browser[key] = list.matches);
      list.addEventListener('change', update);
      return () => list.removeEventListener('change', update);
    });
    return () => stops.forEach((stop) => stop());
  }

  /** Put the settings on the page. */
  apply(root: HTMLElement): void {
    root.lang = this.language;
    root.dataset.theme = this.night ? 'night' : 'day';
    root.dataset.motion = this.calm ? 'reduced' : 'full';
    root.dataset.contrast = this.contrast ? 'more' : 'normal';
    root.dataset.cards = this.values.cards;
  }
}

export const settings = new SettingsStore();
