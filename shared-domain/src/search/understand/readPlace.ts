import { countySeats } from './countySeats';
import { freeOf, narrow, type Reading, take, typedOf } from './Reading';
import { tokenize } from './tokenize';
import type { UnderstandContext } from './Understood';

type Places = Pick<UnderstandContext, 'places' | 'county'>;
/** How far around a place without listings is looked. */
const RADII_KM = [10, 25, 50];
/** Words before a place that say nothing more. */
const before = new Set(
  'din in la langa zona orasul oras orasului comuna comunei satul sat municipiul municipiului prin spre imprejurimi imprejurimile dinspre jur lunga pe'.split(
    ' ',
  ),
);
/** Words before the county's name that mean all of it. */
const wholeCounty = new Set(['judet', 'judetul', 'judetului', 'jud']);

type PlaceForm = { id: string; words: readonly string[] };

/** A name as it is inflected: `sibiului`, `agnitei`, `cisnadia`. */
function inflect(word: string): string[] {
  if (word.endsWith('u')) return [word, `${word}lui`, `${word}l`];
  if (word.endsWith('ie')) return [word, `${word.slice(0, -1)}a`, `${word}i`];
  if (word.endsWith('a')) return [word, `${word.slice(0, -1)}ei`, `${word.slice(0, -1)}ii`];
  if (word.endsWith('i')) return [word, `${word}lor`, `${word}ului`];
  if (word.endsWith('e')) return [word, `${word}i`, `${word}lui`];
  return [word, `${word}ului`, `${word}ul`, `${word}i`];
}

const kept = new WeakMap<Places['places'], readonly PlaceForm[]>();

/** Every way to name a place: its name, inflected in its first or last word, its first word alone where only one begins so. */
function formsOf({ places, county }: Places): readonly PlaceForm[] {
  const known = kept.get(places);
  if (known) return known;
  const named = places.map(({ id, name }) => ({
    id,
    words: tokenize(name).map(({ word }) => word),
  }));
  const firsts = named.map(({ words }) => words[0]!);
  const forms = named.flatMap(({ id, words }): PlaceForm[] => {
    const [first = '', ...rest] = words;
    const isUnique = firsts.filter((each) => each === first).length === 1;
    const isLong = words.length > 1 && isUnique && first.length >= 4 && !everydayFirsts.has(first);
    return [
      { id, words },
      ...inflect(first).map((each) => ({ id, words: [each, ...rest] })),
      ...inflect(words.at(-1)!).map((each) => ({ id, words: [...words.slice(0, -1), each] })),
      ...(isLong ? inflect(first).map((each) => ({ id, words: [each] })) : []),
    ];
  });
  const seat = seatOf({ places, county });
  const countyWords = tokenize(county.name).map(({ word }) => word);
  const isPlace = named.some(({ words }) => words.join(' ') === countyWords.join(' '));
  const all = [...forms, ...(seat && !isPlace ? [{ id: seat, words: countyWords }] : [])].toSorted(
    (a, b) => b.words.length - a.words.length,
  );
  kept.set(places, all);
  return all;
}
/** First words of names that mean other things alone. */
const everydayFirsts = new Set(
  'gura valea poiana baia satu piatra rosia vama podu pod dealu lunca fantana targu turnu rau raul vatra campia campu sfantu alba simeria sangeorgiu porumbacu axente piscu ostrov popesti mare noua roata cornu stei ocnele baile'.split(
    ' ',
  ),
);

function seatOf({ places, county }: Places): string | undefined {
  const seat = countySeats[county.code];
  return places.find(
    ({ name }) =>
      tokenize(name)
        .map(({ word }) => word)
        .join(' ') === seat,
  )?.id;
}

/** Words of every place, for spelling. */
export const placeWords = (places: Places): string[] => [
  ...new Set(formsOf(places).flatMap(({ words }) => words)),
];

/** The place that words name; the whole county, which every listing of the site is in, says nothing. */
export function readPlace(reading: Reading, context: Places, isService: boolean): void {
  const free = freeOf(reading);
  const county = tokenize(context.county.name).map(({ word }) => word);
  const said = new Set(free.map((at) => reading.tokens[at]!.word));
  for (const { id, words } of [{ id: undefined, words: county }, ...formsOf(context)]) {
    if (!said.has(words[0]!)) continue;
    const places = findWords(reading, free, words);
    if (!places) continue;
    const isWhole = wholeCounty.has(reading.tokens[places[0]! - 1]?.word ?? '');
    if (id === undefined && !isWhole) continue;
    const led = withLeading(reading, places);
    if (isWhole || id === undefined) {
      const all = take(reading, led);
      reading.filler.push({ said: typedOf(reading, all).join(' '), at: all[0]! });
    } else
      narrow(reading, led, {
        subject: 'place',
        filters: isService ? { coversLocalityId: id } : { localityId: id },
        alternatives: RADII_KM.map((radiusKm) => ({ localityId: id, radiusKm })),
      });
    return;
  }
}

function findWords({ tokens }: Reading, free: readonly number[], words: readonly string[]) {
  const start = free.findIndex((_, at) =>
    words.every((word, by) => {
      const place = free[at + by];
      return place !== undefined && tokens[place]!.word === word;
    }),
  );
  return start < 0 ? undefined : free.slice(start, start + words.length);
}

function withLeading({ tokens, taken }: Reading, places: readonly number[]): number[] {
  const led = [...places];
  for (let at = places[0]! - 1; at >= 0 && !taken[at]; at -= 1) {
    const { word } = tokens[at]!;
    if (!before.has(word) && !wholeCounty.has(word) && word !== 'de') break;
    led.unshift(at);
  }
  return led;
}
