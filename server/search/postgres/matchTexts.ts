import type { WordHit } from '@anunturi/shared-domain/search/SearchAnswer';
import { FLAG_RANK, placeWeights, rarity, TEXTS_MAX, toHit } from '../matching/textRanks';
import { flagPaths } from '../matching/groupValues';
import { toWords } from '../matching/toTerms';
import type { SoughtText } from '@anunturi/shared-domain/search/understand/Understood';
import { type ExpandedWord, expandWords } from './expandWords';
import type { Session } from './Session';
import { Statement } from './Statement';

/** A word of a text: by what it is looked up, and what it is worth. */
type MatchedWord = { query: string; quality: number; weight: number };
/** Ways to say a text, of words that all must be there; or the path of a fact that says it. */
type MatchedText = { ways: MatchedWord[][]; fact: string | undefined };
/** What texts stand for in the listings that are there. */
export type TextMatch = { texts: MatchedText[]; weights: number[]; hits: WordHit[] };

/** Looks up what the words of texts stand for. */
export async function matchTexts(
  texts: readonly SoughtText[],
  session: Session,
): Promise<TextMatch> {
  const taken = texts.slice(0, TEXTS_MAX).map((text) => ({
    ...text,
    ways: text.ways.map((way) => way.flatMap(toWords)).filter((way) => way.length > 0),
  }));
  const expanded = await expandWords(new Set(taken.flatMap(({ ways }) => ways.flat())), session);
  const found = await countListings(expanded, session);
  const match: TextMatch = { texts: [], weights: [], hits: [] };
  for (const { ways, flag } of taken) {
    const weightOf = (word: string) => rarity(found.get(word)!, session.listings);
    const words = ways.flat();
    match.weights.push(Math.max(0, ...words.map(weightOf)));
    match.texts.push({
      ways: ways
        .filter((way) => way.every((word) => expanded.get(word)!.quality > 0))
        .map((way) =>
          way.map((word) => {
            const each = expanded.get(word)!;
            return { query: toTsQuery(each), quality: each.quality, weight: weightOf(word) };
          }),
        ),
      fact: flag && flagPaths.find((path) => path.endsWith(`.${flag}`)),
    });
  }
  const isThere = await areThere(match.texts, session);
  match.hits = taken.map(({ said, ways }, at) => {
    const words = ways.flat().map((word) => expanded.get(word)!);
    return toHit(said, words, isThere[at]!);
  });
  return match;
}

/** Whether any listing has a text: known of single words, looked up of others. */
async function areThere(texts: readonly MatchedText[], session: Session): Promise<boolean[]> {
  const statement = new Statement();
  const each = texts.map((text) => {
    if (text.ways.some(({ length }) => length === 1)) return 'true';
    const ways = toWays(text, statement);
    return ways.length === 0 ? 'false' : `exists (${ways.join(' union all ')})`;
  });
  if (each.every((text) => text === 'true')) return each.map(() => true);
  const [row] = await session.rows<{ are: boolean[] }>(
    statement,
    `select array[${each.join(', ')}] as are`,
  );
  return row!.are;
}

const toTsQuery = ({ words, beginning }: ExpandedWord): string =>
  beginning === undefined ? words.map(({ word }) => word).join(' | ') : `${beginning}:*`;

/** How many listings have a word in any of its meanings. */
async function countListings(
  expanded: ReadonlyMap<string, ExpandedWord>,
  session: Session,
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const several: string[] = [];
  for (const [word, { words, beginning }] of expanded) {
    if (words.length > 1 || beginning !== undefined) several.push(word);
    else found.set(word, words[0]?.listings ?? 0);
  }
  if (several.length === 0) return found;
  const statement = new Statement();
  const counts = several.map((word) => {
    const query = statement.value(toTsQuery(expanded.get(word)!), 'tsquery');
    return `(select count(*) from listings where live and (title_words @@ ${query}
      or place_words @@ ${query} or description_words @@ ${query}))::integer`;
  });
  const [row] = await session.rows<{ counts: number[] }>(
    statement,
    `select array[${counts.join(', ')}] as counts`,
  );
  for (const [at, word] of several.entries()) found.set(word, row!.counts[at]!);
  return found;
}

/**
 * `matched`: by slot, which texts it has, as bits, and how well; for the head of a statement. Undefined where no listing can have any.
 */
export function toMatched({ texts }: TextMatch, statement: Statement): string | undefined {
  const each = texts.flatMap((text, at) => {
    const ways = toWays(text, statement);
    return ways.length === 0
      ? []
      : [
          `select slot, ${1 << at} as mask, max(rank) as rank
          from (${ways.join(' union all ')}) way group by slot`,
        ];
  });
  if (each.length === 0) return undefined;
  return `matched as materialized (
    select slot, bit_or(mask) as mask, sum(rank) as score
    from (${each.join(' union all ')}) text group by slot
  )`;
}

const toWays = ({ ways, fact }: MatchedText, statement: Statement): string[] => [
  ...ways.map((way) => toWay(way, statement)),
  ...(fact === undefined ? [] : [toFact(fact, statement)]),
];

const toFact = (path: string, statement: Statement) =>
  `select slot, ${FLAG_RANK} as rank from listings
   where live and facts @> ${statement.value([path], 'text[]')}`;

function toWay(words: readonly MatchedWord[], statement: Statement): string {
  const [first, ...others] = words.map((word, at) => `(${toWord(word, statement)}) word${at}`);
  const rank = words.map((_, at) => `word${at}.rank`).join(' + ');
  const joined = others.map((each) => ` join ${each} using (slot)`).join('');
  return `select slot, ${rank} as rank from ${first}${joined}`;
}

function toWord({ query, quality, weight }: MatchedWord, statement: Statement): string {
  const sought = statement.value(query, 'tsquery');
  const places = Object.entries(placeWeights).map(
    ([place, placeWeight]) =>
      `select slot, ${placeWeight * quality * weight} as rank from listings
       where live and ${place}_words @@ ${sought}`,
  );
  return `select slot, max(rank) as rank from (${places.join(' union all ')}) place group by slot`;
}
