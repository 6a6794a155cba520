import { foldDiacritics } from '@anunturi/shared-domain/formats/romanianText';
import { carMakes, OTHER_MAKE, OTHER_MODEL } from '@anunturi/shared-domain/listing/carMakes';
import {
  usualMakeIds,
  usualMakesFirst,
  usualModelsFirst,
} from '@anunturi/shared-domain/listing/popularCars';
import type {
  Understood,
  UnderstandContext,
} from '@anunturi/shared-domain/search/understand/Understood';
import { suggestedFacts, suggestedServices, suggestedVehicles } from './suggestedWords';

/** Words that may complete what is typed, with what must be sought for them to fit. */
type Word = {
  /** As it is written. */
  text: string;
  /** Folded, each way to begin it. */
  begins: readonly string[];
  fits: 'start' | 'car' | 'anywhere' | { make: string };
};

const toWord = (fits: Word['fits']) => (text: string) => ({
  text,
  begins: [foldDiacritics(text)],
  fits,
});
const listed = (list: string, fits: Word['fits']) => list.split(', ').map(toWord(fits));
const makes = usualMakesFirst(carMakes.filter(({ id }) => id !== OTHER_MAKE.id));

const modelWords: Word[] = makes.flatMap((make) =>
  usualModelsFirst(
    make.id,
    make.models.filter(({ id }) => id !== OTHER_MODEL.id),
  ).flatMap(({ name }): Word[] => [
    { text: name, begins: [foldDiacritics(name)], fits: { make: make.id } },
    {
      text: `${make.name} ${name}`,
      begins: [foldDiacritics(`${make.name} ${name}`), foldDiacritics(name)],
      fits: 'start',
    },
  ]),
);
const usual = new Set(usualMakeIds());
const makeWords = makes.map(({ name }) => name);
const words: readonly Word[] = [
  ...makeWords.slice(0, usual.size).map(toWord('start')),
  ...listed(suggestedVehicles, 'start'),
  ...listed(suggestedServices, 'start'),
  ...listed(suggestedFacts, 'car'),
  ...modelWords,
  ...makeWords.slice(usual.size).map(toWord('start')),
];

/** Reads words in the same context. */
export type Read = (words: string) => Understood;

/** Words of the end of what is typed that may be the beginning of a longer name. */
const BEGUN_MAX = 3;

/**
 * Searches that what is typed may become, the likeliest first: its last words completed. What stands before them decides what fits: a
 * make has its own models, a trade goes on with a place. Pure; whether they find something the engine says.
 */
export function completions(typed: string, context: UnderstandContext, read: Read): string[] {
  const text = typed.trimStart().replace(/\s+/g, ' ');
  const parts = text.split(' ');
  const found: string[] = [];
  for (let begun = Math.min(BEGUN_MAX, parts.length); begun > 0; begun -= 1) {
    const head = parts.slice(0, -begun).join(' ');
    const start = foldDiacritics(parts.slice(-begun).join(' '));
    if (start.length < (head === '' ? 2 : 0)) continue;
    const fits = whatFits(head, context, read);
    const places = head === '' ? [] : context.places.map(({ name }) => toWord('anywhere')(name));
    for (const word of [...words, ...places])
      if (fits(word) && word.begins.some((each) => each.startsWith(start) && each !== start))
        found.push(head === '' ? word.text : `${head} ${word.text}`);
  }
  // After a whole word: what goes on with it.
  const goesOn = isWhole(text, read) ? whatFits(text.trim(), context, read) : () => false;
  found.push(
    ...words
      .filter((word) => word.fits === 'car' && goesOn(word))
      .map((word) => `${text.trim()} ${word.text}`),
  );
  const seen = new Set<string>();
  return found.filter((each) => {
    const isNew = !seen.has(foldDiacritics(each));
    seen.add(foldDiacritics(each));
    return isNew;
  });
}

/** Whether every word of a text means something: no beginning of one stands in it. */
const isWhole = (text: string, read: Read) => read(text).text.length === 0;

/** Which words go on after those before them. */
function whatFits(head: string, context: UnderstandContext, read: Read): (word: Word) => boolean {
  const { kind } = context.chosen;
  if (head === '') return ({ fits }) => fits === 'start' || (fits === 'car' && kind !== 'service');
  const { narrowings } = read(head);
  const said = Object.assign({}, ...narrowings.map(({ filters }) => filters));
  const isService = said.kind === 'service' || kind === 'service';
  return ({ fits }) => {
    if (typeof fits === 'object') return fits.make === said.make && said.model === undefined;
    if (fits === 'anywhere')
      return said.localityId === undefined && said.coversLocalityId === undefined;
    return fits === 'car' && !isService && narrowings.length > 0;
  };
}
