/** How rooms and their talk are called. */
import { list, t } from '../lib/i18n.svelte';
import { ApiError } from '../lib/api';
import { membersOf, PUBLIC } from '../lib/talk.svelte';
import { toasts } from '../lib/toasts.svelte';
import type { TalkLine } from '../lib/protocol';
import { say, sayOr, type Naming } from '../lib/words';

export function roomName(room: number, you: number | null, name: Naming): string {
  if (room === PUBLIC) return t('ui-talk-public');
  return list(
    membersOf(room)
      .filter((seat) => seat !== you)
      .map(name),
  );
}

/** What somebody said: a bot's message in the reader's language, a person's words as they were written. */
export function saidText(line: TalkLine, name: Naming): string {
  return line.words ? sayOr(line.words, name, line.text) : line.text;
}

/** Tries something; what is refused is said. Whether it worked. */
export async function attempt(work: () => Promise<void>, name: Naming): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toasts.show(say(error.refusal.words, name), 'bad', 5000);
    return false;
  }
}
