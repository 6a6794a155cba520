import { findMake as findMakeById } from '../../listing/carMakes';
import { baseOf, generationOf, generationsByCode, type Generation } from './carVocabulary';
import { findMake } from './findMake';
import { type FoundModel, findModelAlone, findModelOf } from './findModel';
import { freeOf, narrow, type Reading } from './Reading';
import { readType, readTypeFuel } from './readType';

/** Where in the text the model stands; trades after it say something about the car. */
export type ReadCar = { make: string; model?: string; at: number };

/** Makes, models, types and generations that words name. */
export function readCar(
  reading: Reading,
  { isTradeNamed, isOtherVehicle }: { isTradeNamed: boolean; isOtherVehicle: boolean },
): ReadCar | undefined {
  const make = findMake(reading);
  const model =
    (make ? findModelOf(reading, make) : undefined) ??
    readType(reading, make) ??
    (make || isOtherVehicle ? undefined : findModelAlone(reading, isTradeNamed));
  if (!make && !model) return readCode(reading, undefined);
  const makeId = make?.make ?? model!.make;
  const isOneName = model && make?.places.every((at) => model.places.includes(at));
  narrow(reading, isOneName ? [] : (make?.places ?? []), {
    subject: 'make',
    filters: { make: makeId },
    name: nameOf(makeId),
  });
  if (!model) {
    const coded = readCode(reading, makeId);
    return coded ?? { make: makeId, at: make!.places[0]! };
  }
  narrowToModel(reading, model);
  readGeneration(reading, model);
  readTypeFuel(reading, makeId);
  return { make: makeId, model: model.model, at: Math.max(...model.places) };
}

function narrowToModel(reading: Reading, model: FoundModel & { isDiesel?: boolean }): void {
  const base = baseOf(model);
  narrow(reading, model.places, {
    subject: 'model',
    filters: { model: model.model },
    name: nameOf(model.make, model.model),
    alternatives: [
      ...model.others.map((other) => ({ make: other.make, model: other.model })),
      ...(base ? [{ make: model.make, model: base }] : []),
    ],
    ranks: [model.places.map((at) => reading.tokens[at]!.word)],
  });
  if (model.isDiesel)
    narrow(reading, [], { subject: 'fuel', filters: { fuels: ['diesel'] }, certainty: 'guessed' });
}

const nameOf = (makeId: string, modelId?: string) => {
  const make = findMakeById(makeId);
  return modelId === undefined ? make?.name : make?.models.find(({ id }) => id === modelId)?.name;
};

const toYears = ({ from, to }: Generation) => ({
  yearFrom: from,
  ...(to !== undefined && { yearTo: to }),
});

/** About one generation around. */
const aroundYears = ({ from, to }: Generation) =>
  toYears({ from: from - 5, ...(to !== undefined && { to: to + 5 }) } as Generation);

/** Words between a model and its generation that count it: "golf mk 7", "logan generatia 2". */
const counting = new Set(['mk', 'gen', 'generatia', 'generatie', 'model', 'mark', 'seria', 'faza']);

function readGeneration(reading: Reading, model: FoundModel): void {
  const free = freeOf(reading);
  const end = Math.max(...model.places);
  for (const at of free) {
    const word = reading.tokens[at]!.word.replace(/^mk(?=\d)/, '');
    const isCode = /^[a-z]+\d|^\d[a-z]/.test(word);
    const isCounted = counting.has(reading.tokens[at - 1]?.word ?? '') && free.includes(at - 1);
    const isNext = at === end + 1;
    const generation = generationOf(model, word);
    if (!generation || !(isCode || isNext || isCounted)) continue;
    narrow(reading, isCounted ? [at - 1, at] : [at], {
      subject: 'generation',
      filters: toYears(generation),
      alternatives: [aroundYears(generation)],
      ranks: [[word]],
    });
    return;
  }
}

/** A chassis code that names the model itself: "e46", "w211"; beside a make also one that two makes have. */
function readCode(reading: Reading, make: string | undefined): ReadCar | undefined {
  for (const at of freeOf(reading)) {
    const word = reading.tokens[at]!.word;
    const meant = (generationsByCode.get(word) ?? []).filter(
      (each) => make === undefined || each.make === make,
    );
    const [first, ...others] = meant;
    const isSure = make !== undefined || /^[a-z]\d{2,3}$/.test(word);
    if (!first || !isSure || (make === undefined && meant.some((each) => each.make !== first.make)))
      continue;
    if (make === undefined) narrow(reading, [], { subject: 'make', filters: { make: first.make } });
    narrow(reading, [], {
      subject: 'model',
      filters: { model: first.model },
      certainty: others.length > 0 ? 'guessed' : 'said',
      alternatives: others.map((other) => ({ make: other.make, model: other.model })),
    });
    narrow(reading, [at], {
      subject: 'generation',
      filters: toYears(first),
      alternatives: [aroundYears(first)],
      ranks: [[word]],
    });
    return { make: first.make, model: first.model, at };
  }
  return undefined;
}
