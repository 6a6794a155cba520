import {
  type CarMake,
  type CarModel,
  carMakes,
  OTHER_MAKE,
  OTHER_MODEL,
} from '../../listing/carMakes';
import { usualMakeIds, usualModelIds } from '../../listing/popularCars';
import { makeNicknames, modelNicknames } from './tables/carNames';
import { generations } from './tables/generations';
import { tokenize } from './tokenize';

/** A model as words name it; `joined` are the words of its name in one. */
export type NamedModel = { make: string; model: string; joined: string; isUsual: boolean };
/** A generation, or an open end of years. */
export type Generation = { make: string; model: string; from: number; to?: number };

const joinedOf = ({ name }: CarMake | CarModel) =>
  tokenize(name.replaceAll('+', ' plus'))
    .map(({ word }) => word)
    .join('')
    .replaceAll('-', '');
const makes = carMakes.filter(({ id }) => id !== OTHER_MAKE.id);

/** Makes by the joined words of their names and nicknames. */
export const makesByName: ReadonlyMap<string, string> = new Map([
  ...Object.entries(makeNicknames).flatMap(([id, names]) =>
    names.split(' ').map((name) => [name, id] as const),
  ),
  ...makes.map((make) => [joinedOf(make), make.id] as const),
]);

const models: NamedModel[] = makes.flatMap((make) => {
  const usual = usualMakeIds().includes(make.id) ? usualModelIds(make.id) : [];
  return make.models
    .filter(({ id }) => id !== OTHER_MODEL.id)
    .map((model) => ({
      make: make.id,
      model: model.id,
      joined: joinedOf(model),
      isUsual: usual.includes(model.id),
    }));
});
const nicknamed: NamedModel[] = Object.entries(modelNicknames).map(([joined, path]) => {
  const [make, model] = path.split('/') as [string, string];
  return { make, model, joined, isUsual: true };
});

/** Models by the joined words of their names and nicknames; those of usual makes first. */
export const modelsByName: ReadonlyMap<string, readonly NamedModel[]> = groupBy(
  [...nicknamed, ...models].filter(({ joined }) => joined !== ''),
  ({ joined }) => joined,
  (a, b) => rank(a.make) - rank(b.make),
);

/** A model's base: `logan` of `logan-mcv`, `scenic` of `grand-scenic`; what is nearest where the model has no listings. */
export const baseOf = ({ make, model }: { make: string; model: string }): string | undefined =>
  models
    .filter((each) => each.make === make && each.model !== model)
    .map((each) => each.model)
    .filter((base) => model.startsWith(`${base}-`) || model.endsWith(`-${base}`))
    .toSorted((a, b) => b.length - a.length)[0];

const romans = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/** Generations of a model by name: `b8`, `4` and `iv`. */
const byModel = new Map<string, Map<string, Generation>>();
/** Models by the code of a generation. */
const byCode = new Map<string, Generation[]>();
for (const [path, list] of Object.entries(generations)) {
  const [make, model] = path.split('/') as [string, string];
  const names = new Map<string, Generation>();
  for (const entry of list.split(', ')) {
    const parts = entry.split(' ');
    const [from, to] = parts.at(-1)!.split('-');
    const generation = { make, model, from: Number(from), ...(to && { to: Number(to) }) };
    for (const name of parts.slice(0, -1)) {
      names.set(name, generation);
      const roman = romans[Number(name)];
      if (roman) names.set(roman, generation);
      if (/^[a-z]+\d/.test(name)) byCode.set(name, [...(byCode.get(name) ?? []), generation]);
    }
  }
  byModel.set(path, names);
}

/** The generation that a name means of a model. */
export const generationOf = (
  { make, model }: { make: string; model: string },
  name: string,
): Generation | undefined => byModel.get(`${make}/${model}`)?.get(name);

/** The generations of every model that a code means. */
export const generationsByCode: ReadonlyMap<string, readonly Generation[]> = byCode;

function rank(make: string): number {
  const at = usualMakeIds().indexOf(make);
  return at < 0 ? 99 : at;
}

function groupBy<T>(all: readonly T[], toKey: (each: T) => string, order: (a: T, b: T) => number) {
  const groups = new Map<string, T[]>();
  for (const each of all.toSorted(order)) {
    const known = groups.get(toKey(each));
    if (known) known.push(each);
    else groups.set(toKey(each), [each]);
  }
  return groups;
}
