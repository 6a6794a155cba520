import { makesByName, modelsByName } from './carVocabulary';
import { freeOf, type Reading } from './Reading';
import { everydayMakes } from './tables/carNames';

export type FoundMake = { make: string; places: readonly number[] };

/** Stretches of at most so many free words, longer ones first, with their words joined. */
export function* stretches(reading: Reading, longest: number, free = freeOf(reading)) {
  for (let length = longest; length > 0; length -= 1)
    for (let start = 0; start + length <= free.length; start += 1) {
      const places = free.slice(start, start + length);
      const words = places.map((at) => reading.tokens[at]!.word);
      yield { places, joined: words.join('').replaceAll('-', '') };
    }
}

/** The make that words name; one that is also an everyday word only alone or beside one of its models. */
export function findMake(reading: Reading): FoundMake | undefined {
  const found: FoundMake[] = [];
  for (const { places, joined } of stretches(reading, 2)) {
    const make = makesByName.get(joined);
    if (make && (!everydayMakes.has(joined) || isMeant(reading, make, places)))
      found.push({ make, places });
  }
  // "Land Rover Range Rover" and "VW Golf" after "Volkswagen": the longest name first.
  return found[0];
}

function isMeant(reading: Reading, make: string, places: readonly number[]): boolean {
  const others = freeOf(reading).filter((at) => !places.includes(at));
  if (others.length === 0) return make !== 'jeep';
  for (const { joined } of stretches(reading, 3, others))
    if (modelsByName.get(joined)?.some((each) => each.make === make)) return true;
  return false;
}
