import * as z from 'zod/mini';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';

/** Of the settings only what is needed here: anything else in them must not stop messages and names. */
const settingsSchema = z.object({ bannedWords: z.array(z.string()) });

/** The words that nothing which a person shows to others may hold, but those that an admitted appeal lets this person use. */
export async function readBannedWords(uid: string, store: Store): Promise<readonly string[]> {
  const settings = await store.get(documentPaths.settings('moderation'), settingsSchema);
  const allowed: unknown[] = (await store.read(documentPaths.user(uid)))?.allowedWords ?? [];
  return (settings?.bannedWords ?? []).filter((word) => !allowed.includes(word));
}
