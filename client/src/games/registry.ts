/** Which game has a drawing of its own: every folder beside this file with an `index.ts` that exports a GameModule as default. */
import type { AnyModule } from './module';

const found = import.meta.glob<{ default: AnyModule }>('./*/index.ts');

export async function moduleOf(game: string): Promise<AnyModule | null> {
  const load = found[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}
