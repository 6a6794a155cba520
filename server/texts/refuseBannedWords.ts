import { findBannedWords } from '@anunturi/shared-domain/moderation/bannedWords';
import { Refusal } from '../app/refuse';
import { type Refused, keepWordRefusal } from '../decisions/keepWordRefusal';

/** @throws Refusal bannedWords, with a message for each field that has one; the decision is kept for its person */
export function refuseBannedWords(
  texts: Readonly<Record<string, string>>,
  words: readonly string[],
  target: Omit<Refused, 'words'>,
): void {
  const all = new Set<string>();
  const fields: Record<string, string> = {};
  for (const [field, text] of Object.entries(texts)) {
    const found = findBannedWords(text, words);
    if (found.length === 0) continue;
    fields[field] = `Nu sunt permise cuvintele: ${found.join(', ')}.`;
    for (const word of found) all.add(word);
  }
  if (all.size > 0)
    throw new Refusal(
      'bannedWords',
      `Nu sunt permise cuvintele: ${[...all].join(', ')}.`,
      fields,
      keepWordRefusal({ ...target, words: [...all] }),
    );
}
