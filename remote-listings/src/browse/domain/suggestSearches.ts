import { foldDiacritics } from '@anunturi/shared-domain/formats/romanianText';
import { carMakes } from '@anunturi/shared-domain/listing/carMakes';
import { usualMakesFirst, usualModelsFirst } from '@anunturi/shared-domain/listing/popularCars';

/** `key` is the text as it is compared. */
export type Suggestion = { text: string; hint: string; key: string };
export type SuggestionSources = {
  /** Own searches, the last one first. */
  last: readonly string[];
  categories: readonly { kind: 'vehicle' | 'service'; label: string }[];
  places: readonly { name: string }[];
  /** The place that was chosen before, where none is chosen now. */
  lastPlace?: string | undefined;
  /** What the visitor already chose to look among. */
  kind?: 'vehicle' | 'service' | undefined;
};

const LAST_SHOWN = 4;
const OF_A_SORT = 4;
const SHOWN = 8;
const fold = (text: string) => foldDiacritics(text).trim().replace(/\s+/g, ' ');
const suggestion = (text: string, hint: string): Suggestion => ({ text, hint, key: fold(text) });

/** The most usual first: "da" goes on with Dacia Logan, not with the 1100. */
const cars = usualMakesFirst(carMakes).flatMap((make) => [
  suggestion(make.name, 'marcă'),
  ...usualModelsFirst(make.id, make.models).map((model) =>
    suggestion(`${make.name} ${model.name}`, 'model'),
  ),
]);

/**
 * Searches that go on from what was typed: own last ones, makes, models, categories and places. When nothing starts with all of
 * it, its last words are completed: "logan diesel sib" goes on with the town; words that are whole go on with the place that
 * was chosen before. Load on demand: it brings the table of makes.
 */
export function suggestSearches(typed: string, sources: SuggestionSources): Suggestion[] {
  const last = sources.last.map((text) => suggestion(text, 'căutare recentă'));
  const wanted = fold(typed);
  const there =
    sources.lastPlace && !wanted.includes(fold(sources.lastPlace))
      ? [suggestion(`${typed.trim()} ${sources.lastPlace}`.trim(), 'localitatea aleasă')]
      : [];
  if (!wanted) return [...last.slice(0, LAST_SHOWN), ...there];
  const sorts = [
    sources.kind === 'service' ? [] : cars,
    sources.categories
      .filter(({ kind }) => sources.kind === undefined || kind === sources.kind)
      .map(({ label }) => suggestion(label, 'categorie')),
    sources.places.map(({ name }) => suggestion(name, 'localitate')),
  ];
  const own = starting(last, wanted).slice(0, LAST_SHOWN);
  const words = typed.trim().split(/\s+/);
  for (let kept = 0; kept < words.length; kept += 1) {
    const rest = fold(words.slice(kept).join(' '));
    if (rest.length < 2) break;
    const head = words
      .slice(0, kept)
      .map((word) => `${word} `)
      .join('');
    const found = sorts
      .flatMap((sort) => starting(sort, rest).slice(0, OF_A_SORT))
      .map(({ text, hint }) => suggestion(`${head}${text}`, hint));
    if (found.length > 0) return unlike(wanted, [...own, ...found]);
  }
  return unlike(wanted, [...own, ...there]);
}

/** Those that start so come first, then those with a later word that does. */
function starting(of: readonly Suggestion[], wanted: string): Suggestion[] {
  const first = of.filter(({ key }) => key.startsWith(wanted));
  const later = of.filter(({ key }) => key.includes(` ${wanted}`));
  return [...first, ...later.filter((each) => !first.includes(each))];
}

/** Each text once, without what stands in the field already. */
function unlike(typed: string, of: readonly Suggestion[]): Suggestion[] {
  const said = new Set([typed]);
  return of.filter(({ key }) => !said.has(key) && said.add(key)).slice(0, SHOWN);
}
