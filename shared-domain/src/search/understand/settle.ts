import { CARS, PARTS } from './readCategory';
import { freeOf, type Reading } from './Reading';
import type {
  MeantFilters,
  Narrowing,
  SoughtText,
  Understood,
  UnderstandContext,
} from './Understood';

/** Subjects that only a whole vehicle has: of a part or a service they are words. */
const ofVehicles = new Set<Narrowing['subject']>(
  'generation year mileage power engine fuel gearbox body drive norm seats tyres condition colour'.split(
    ' ',
  ) as Narrowing['subject'][],
);

/** The reading as it is answered: what fits no vehicle is words, what was chosen decides, and no word is lost. */
export function settle(
  reading: Reading,
  context: UnderstandContext,
  isService: boolean,
): Understood {
  const categoryId = reading.narrowings.find(({ subject }) => subject === 'category')?.filters
    .categoryId;
  const isPart = PARTS.has(categoryId ?? '');
  const isText = ({ subject }: Narrowing) =>
    (isService && (ofVehicles.has(subject) || subject === 'make' || subject === 'model')) ||
    (isPart && ofVehicles.has(subject));
  const kept = withKind(
    isService,
    withoutRepeated(reading.narrowings.filter((each) => !isText(each)))
      .map(ofNamedMake)
      .map((each, _at, all) => ofCars(each, all, context)),
  );
  const words = reading.narrowings.filter((each) => isText(each) && each.said.length > 0);
  const rest = freeOf(reading).map((at) => ({
    at,
    said: {
      said: reading.tokens[at]!.typed,
      ways: [[reading.tokens[at]!.misspelt ?? reading.tokens[at]!.word]],
    },
  }));
  const { order } = reading;
  return {
    narrowings: kept.filter((each) => !contradicts(each, context)),
    overruled: kept.filter(
      (each) => contradicts(each, context) && !repeats(each, context) && each.said.length > 0,
    ),
    ...(order && !isService && { order }),
    text: [
      ...words.map(toText),
      ...[...reading.text, ...rest].toSorted((a, b) => a.at - b.at).map(({ said }) => said),
    ],
    filler: [
      ...(order && isService ? order.said : []),
      ...reading.filler.toSorted((a, b) => a.at - b.at).map(({ said }) => said),
    ],
  };
}

const toText = ({ said, ranks, readAs }: Narrowing): SoughtText => ({
  said: said.join(' '),
  ways: ranks ?? [(readAs ?? said.join(' ')).toLowerCase().split(' ')],
});

/** What is looked for stays one of its kind when all else is given up. */
function withKind(isService: boolean, narrowings: readonly Narrowing[]): readonly Narrowing[] {
  const isOfKind = narrowings.some(
    ({ subject, filters }) => isService || !ofAny.has(subject) || filters.categoryId !== undefined,
  );
  if (!isOfKind || narrowings.some(({ subject }) => subject === 'kind')) return narrowings;
  const kind = isService ? 'service' : 'vehicle';
  const filters: MeantFilters = { kind };
  return [
    ...narrowings,
    { subject: 'kind', filters, said: [], certainty: 'said', alternatives: [] },
  ];
}
const ofAny = new Set<Narrowing['subject']>(['price', 'seller', 'photos', 'place', 'kind']);

/** Prices from here on, with nothing else said, are those of cars: trades are priced by the hour or the square metre. */
const CAR_PRICE_FROM = { EUR: 1000, RON: 5000 };

function ofCars(
  narrowing: Narrowing,
  all: readonly Narrowing[],
  { chosen }: UnderstandContext,
): Narrowing {
  const { priceTo, priceFrom, currency = 'RON' } = narrowing.filters;
  const isAlone = all.every(({ subject }) => subject === 'price' || subject === 'place');
  const isOfCars = (priceTo ?? priceFrom ?? 0) >= CAR_PRICE_FROM[currency];
  const isFree = chosen.categoryId === undefined && chosen.kind !== 'service';
  if (narrowing.subject !== 'price' || !isAlone || !isOfCars || !isFree) return narrowing;
  const toCars = (filters: MeantFilters) => ({ ...filters, categoryId: CARS });
  return {
    ...narrowing,
    filters: toCars(narrowing.filters),
    alternatives: [...narrowing.alternatives.map(toCars), narrowing.filters],
  };
}

/** A nickname of a body says its make too ("papuc"), where none was named. */
function ofNamedMake(narrowing: Narrowing, _at: number, all: readonly Narrowing[]): Narrowing {
  const { make, ...filters } = narrowing.filters;
  const isNamed = narrowing.subject === 'body' && all.some(({ subject }) => subject === 'make');
  return make !== undefined && isNamed ? { ...narrowing, filters } : narrowing;
}

/** Years that were said go before those of a generation; the category of a size before none. */
function withoutRepeated(narrowings: readonly Narrowing[]): Narrowing[] {
  const generation = narrowings.flatMap((each) => (each.subject === 'generation' ? each.said : []));
  const hasYears = narrowings.some(({ subject }) => subject === 'year');
  const categories = narrowings.filter(({ subject }) => subject === 'category');
  return narrowings
    .filter(
      (each) =>
        each.subject !== 'category' ||
        each === (categories.find(({ said }) => said.length > 0) ?? categories[0]),
    )
    .filter(({ subject }) => !(hasYears && subject === 'generation'))
    .map((each) =>
      each.subject === 'year' ? { ...each, said: [...generation, ...each.said] } : each,
    );
}

const entriesOf = (filters: MeantFilters) =>
  Object.entries(filters) as [keyof MeantFilters, unknown][];

/** True when something else was chosen for the same filter, or for the other kind of listing. */
function contradicts({ filters, subject }: Narrowing, { chosen }: UnderstandContext): boolean {
  if (subject === 'generation' && (chosen.yearFrom ?? chosen.yearTo) !== undefined) return true;
  if (filters.model && chosen.make && filters.make && filters.make !== chosen.make) return true;
  return entriesOf(filters).some(
    ([name, value]) => chosen[name] !== undefined && !(name === 'kind' && chosen.kind === value),
  );
}

const repeats = ({ filters }: Narrowing, { chosen }: UnderstandContext) =>
  entriesOf(filters).every(
    ([name, value]) => JSON.stringify(chosen[name]) === JSON.stringify(value),
  );
