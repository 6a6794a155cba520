import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Caller } from '../app/callers/Caller';
import { Refusal } from '../app/command/refuse';
import { siteConfig } from '../app/siteConfig';
import type { Store } from '../app/data/Store';
import { keepWordRefusal, type Refused } from '../decisions/keepWordRefusal';
import { factTexts } from '../listings/factTexts';
import { readBannedWords } from './readBannedWords';
import { asksForBannedWords, type TextDoors, type TextPlace, textProblem } from './textPlaces';

const valueAt = (input: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], input);

function textsAt(path: string, place: TextPlace, input: unknown): [field: string, text: string][] {
  const value = valueAt(input, path);
  if (place === 'facts') return factTexts(path, value);
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).map(([name, text]) => [`${path}.${name}`, String(text)]);
}

const asksForWords = (doors: TextDoors) => Object.values(doors).some(asksForBannedWords);

/** The documents that reading the texts of a command asks for. */
export const readByTexts = (doors: TextDoors): string[] =>
  asksForWords(doors) ? [documentPaths.settings('moderation')] : [];

const toWhere = (place: TextPlace): Refused['where'] =>
  place === 'name' || place === 'message' ? place : 'listing';

/**
 * Reads each text that a command takes; the refusal of a banned word is kept as a decision for its person.
 * @throws Refusal invalidInput, bannedWords, with a message for each field
 */
export async function checkTexts(
  doors: TextDoors,
  input: unknown,
  { caller: { uid }, store }: { caller: Caller; store: Store },
): Promise<void> {
  const bannedWords = uid !== null && asksForWords(doors) ? await readBannedWords(uid, store) : [];
  const known = { bannedWords, siteName: siteConfig().name };
  const banned = new Set<string>();
  const fields: Record<string, string> = {};
  let where: Refused['where'] = 'listing';
  for (const [path, place] of Object.entries(doors))
    for (const [field, text] of textsAt(path, place, input)) {
      const problem = textProblem(place, text, known);
      if (!problem) continue;
      fields[field] = problem.words;
      for (const word of problem.banned ?? []) banned.add(word);
      if (problem.banned) where = toWhere(place);
    }
  const [first, ...more] = Object.values(fields);
  if (first === undefined) return;
  if (banned.size === 0) throw new Refusal('invalidInput', first, fields);
  const words = `Nu sunt permise cuvintele: ${[...banned].join(', ')}.`;
  throw new Refusal(
    where === 'name' ? 'invalidInput' : 'bannedWords',
    more.length === 0 ? first : words,
    fields,
    keepWordRefusal({ where, words: [...banned] }),
  );
}
