import { findBannedWords } from '@anunturi/shared-domain/moderation/bannedWords';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { Refusal } from '../../app/refuse';
import type { Store } from '../../app/Store';
import { bannedWordsSchema } from '../conversations/messageChecks';

/** @throws Refusal bannedWords, which names the words of each field */
export async function refuseBannedWords(
  texts: Readonly<Record<string, string>>,
  store: Store,
): Promise<void> {
  const settings = await store.get(documentPaths.settings('moderation'), bannedWordsSchema);
  const fields: Record<string, string> = {};
  for (const [name, text] of Object.entries(texts)) {
    const found = findBannedWords(text, settings?.bannedWords ?? []);
    if (found.length > 0) fields[name] = `Nu sunt permise cuvintele: ${found.join(', ')}.`;
  }
  const [first] = Object.values(fields);
  if (first !== undefined) throw new Refusal('bannedWords', first, fields);
}
