import { areFree, findPhrases, indexPhrases, toPhrases } from './findPhrases';
import { contentOf, narrow, type Reading, take, typedOf } from './Reading';
import {
  type FactPhrases,
  listingFacts,
  serviceFacts,
  lateSoughtFlags,
  soughtFlags,
  soughtPhrases,
  sureFacts,
  vehicleFacts,
  vehicleFactsAlone,
} from './tables/vehicleFacts';
import type { MeantFilters, SoughtFlag } from './Understood';

const indexFacts = (table: readonly FactPhrases[]) =>
  indexPhrases(
    table.flatMap(([subject, phrases, filters]) => toPhrases(phrases, { subject, filters })),
  );

const sure = indexFacts(sureFacts);
const ofVehicles = indexFacts(vehicleFacts);
const ofListings = indexFacts(listingFacts);
const ofServices = indexFacts(serviceFacts);
const sought = indexPhrases<SoughtFlag | undefined>([
  ...soughtFlags.flatMap(([flag, phrases]) => toPhrases(phrases, flag)),
  ...toPhrases(soughtPhrases, undefined),
]);

const late = indexPhrases<SoughtFlag | undefined>(
  lateSoughtFlags.flatMap(([flag, phrases]) => toPhrases(phrases, flag)),
);

type FactIndex = typeof sure;

function readIndex(reading: Reading, index: FactIndex): void {
  for (const { places, means } of findPhrases(reading, index)) {
    if (!areFree(reading, places)) continue;
    const before = reading.narrowings.findIndex(({ subject }) => subject === means.subject);
    const filters = before < 0 ? means.filters : joined(reading, before, means.filters);
    const { make, ...other } = filters;
    narrow(reading, places, {
      subject: means.subject,
      filters,
      alternatives: make === undefined ? [] : [other, { make }],
    });
    if (before >= 0) mergeInto(reading, before);
  }
}

/** Choices of one filter are joined: "benzină sau diesel" is either. */
function joined({ narrowings }: Reading, at: number, more: MeantFilters): MeantFilters {
  const known = narrowings[at]!.filters;
  const all: Record<string, unknown> = { ...more, ...known };
  for (const [name, value] of Object.entries(more)) {
    const before = known[name as keyof MeantFilters];
    if (Array.isArray(before) && Array.isArray(value))
      all[name] = [...new Set([...before, ...value])];
  }
  return all as MeantFilters;
}

/** The last narrowing becomes part of an earlier one of its subject. */
function mergeInto(reading: Reading, at: number): void {
  const last = reading.narrowings.pop()!;
  const earlier = reading.narrowings[at]!;
  reading.narrowings[at] = {
    ...earlier,
    filters: last.filters,
    said: [...earlier.said, ...last.said],
  };
}

export const readSureFacts = (reading: Reading) => readIndex(reading, sure);
export const readListingFacts = (reading: Reading) => readIndex(reading, ofListings);
export const readServiceFacts = (reading: Reading) => readIndex(reading, ofServices);

/** Words that mean other things too: read beside a vehicle, or where they are all that is left. */
export function readVehicleFacts(reading: Reading, isVehicleNamed: boolean): void {
  const [only, ...others] = contentOf(reading).map((at) => reading.tokens[at]!.word);
  if (isVehicleNamed || (only && others.length === 0 && vehicleFactsAlone.has(only)))
    readIndex(reading, ofVehicles);
}

/** Words that descriptions and checked boxes of the form say. */
export const readSought = (reading: Reading) => readSoughtIndex(reading, sought);
/** The same, of words that a trade may have taken. */
export const readLateSought = (reading: Reading) => readSoughtIndex(reading, late);

function readSoughtIndex(reading: Reading, index: typeof sought): void {
  for (const { places, means, text } of findPhrases(reading, index)) {
    if (!areFree(reading, places)) continue;
    const all = take(reading, places);
    reading.text.push({
      at: all[0]!,
      said: {
        said: typedOf(reading, all).join(' '),
        ways: means ? waysOf(means) : [text.split(' ')],
        ...(means && { flag: means }),
      },
    });
  }
}

const waysOf = (flag: SoughtFlag): string[][] =>
  soughtFlags
    .filter(([each]) => each === flag)
    .flatMap(([, phrases]) => phrases.split(',').map((phrase) => phrase.trim().split(' ')));
