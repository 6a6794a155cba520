import type { WordHit } from '@anunturi/shared-domain/search/SearchAnswer';
import { stemRomanian } from '@anunturi/shared-domain/search/understand/stemRomanian';
import { editDistance } from '../matching/editDistance';
import { BEGINNING_MIN, quality, SPELLINGS_MAX } from '../matching/wordForms';
import { faultsIn } from '../matching/wordForms';
import type { Session } from './Session';
import { Statement } from './Statement';

type Known = { word: string; stem: string; listings: number };
/** The words of listings that a sought one stands for. */
export type ExpandedWord = {
  how: WordHit['how'];
  /** 1 to 4; 0 where it stands for none. */
  quality: number;
  /** The most frequent first; of a beginning a few. */
  words: Known[];
  /** The beginning that they all have, where it is that; then `words` are not all. */
  beginning?: string;
};

const NAMED_MAX = 3;
const none: ExpandedWord = { how: 'none', quality: 0, words: [] };

/**
 * The words that sought ones stand for: themselves and their forms; where no listing has any, those that begin with it; else those
 * spelt nearest to it.
 */
export async function expandWords(
  sought: Iterable<string>,
  session: Session,
): Promise<Map<string, ExpandedWord>> {
  const expanded = new Map<string, ExpandedWord>();
  const left = () => [...new Set(sought)].filter((word) => !expanded.has(word));
  await addForms(left(), session, expanded);
  await addBeginnings(left(), session, expanded);
  for (const word of left()) expanded.set(word, await findSpellings(word, session));
  return expanded;
}

type Found = Map<string, ExpandedWord>;

async function addForms(sought: readonly string[], session: Session, found: Found): Promise<void> {
  if (sought.length === 0) return;
  const statement = new Statement();
  const words = statement.value(sought, 'text[]');
  const stems = statement.value(sought.filter(hasForms).map(stemRomanian), 'text[]');
  const known = await session.rows<Known>(
    statement,
    `select word, stem, listings from words
     where listings > 0 and (word = any(${words}) or stem = any(${stems}))
     order by listings desc, word`,
  );
  for (const word of sought) {
    const forms = known.filter(
      (each) => each.word === word || (hasForms(word) && each.stem === stemRomanian(word)),
    );
    const how = forms.some((each) => each.word === word) ? 'exact' : 'form';
    if (forms.length > 0) found.set(word, { how, quality: quality[how], words: forms });
  }
}
const hasForms = (word: string) => !/\d/.test(word);

async function addBeginnings(
  sought: readonly string[],
  session: Session,
  found: Found,
): Promise<void> {
  const asked = sought.filter((word) => word.length >= BEGINNING_MIN);
  if (asked.length === 0) return;
  const statement = new Statement();
  // Words are of letters and digits, and "{" comes after both.
  const known = await session.rows<Known & { beginning: string }>(
    statement,
    `select beginning, each.* from unnest(${statement.value(asked, 'text[]')}) as asked (beginning)
     cross join lateral (
       select word, stem, listings from words
       where word >= beginning and word < beginning || '{' and listings > 0
       order by listings desc, word limit ${NAMED_MAX}
     ) each`,
  );
  for (const word of asked) {
    const words = known.filter((each) => each.beginning === word);
    if (words.length > 0)
      found.set(word, { how: 'beginning', quality: quality.beginning, words, beginning: word });
  }
}

async function findSpellings(word: string, session: Session): Promise<ExpandedWord> {
  const most = faultsIn(word);
  if (most === 0) return none;
  const statement = new Statement();
  const [as, length] = [statement.value(word, 'text'), statement.value(word.length, 'integer')];
  // Words that differ by so few letters have three in a row in common.
  const near = await session.rows<Known>(
    statement,
    `select word, stem, listings from words
     where word % ${as} and length(word) between ${length} - ${most} and ${length} + ${most}
       and listings > 0
     order by listings desc, word`,
  );
  for (let distance = 1; distance <= most; distance += 1) {
    const words = near.filter((each) => editDistance(each.word, word, most) === distance);
    if (words.length > 0)
      return { how: 'spelling', quality: quality.spelling, words: words.slice(0, SPELLINGS_MAX) };
  }
  return none;
}
