import * as z from 'zod/mini';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/Store';

/** Of the settings only what is needed here: anything else in them must not stop messages and names. */
const settingsSchema = z.object({ bannedWords: z.array(z.string()) });

/** The words that nothing shown to others may hold. */
export async function readBannedWords(store: Store): Promise<readonly string[]> {
  const settings = await store.get(documentPaths.settings('moderation'), settingsSchema);
  return settings?.bannedWords ?? [];
}
