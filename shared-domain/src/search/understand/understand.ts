import { correctWords } from './correctWords';
import {
  CARS,
  findCategories,
  namesCategory,
  OTHER_VEHICLES,
  PARTS,
  readCategory,
  type Kind,
} from './readCategory';
import { readPrices, readVehicleAmounts } from './readAmounts';
import { readBareNumbers } from './readBareNumbers';
import { readCar } from './readCar';
import { readEngine } from './readEngine';
import {
  readLateSought,
  readListingFacts,
  readServiceFacts,
  readSought,
  readSureFacts,
  readVehicleFacts,
} from './readFacts';
import * as fillers from './readFiller';
import { readOwn } from './readOwn';
import { readPlace } from './readPlace';
import { readTyres, readTyresOfCar, readWinterTyres } from './readTyres';
import { readYears } from './readYears';
import { freeOf, narrow, type Reading, startReading } from './Reading';
import { settle } from './settle';
import { tokenize } from './tokenize';
import type { Understood, UnderstandContext } from './Understood';

/**
 * What typed words mean: narrowings by filter, an order, words to rank by, filler. "passat automată sub 10.000 euro" is a make, a model, a
 * gearbox and a price; "desfundat canal" a trade. Pure; read anew at each request.
 */
export function understand(words: string, context: UnderstandContext): Understood {
  const own = readOwn(words);
  if (own) return { narrowings: [], overruled: [], text: [], filler: [], own };
  const reading = startReading(correctWords(tokenize(words), context));
  leaveAsText(reading, context.asText ?? []);
  fillers.readAsNew(reading);
  readSought(reading);
  readWinterTyres(reading);
  readTyres(reading);
  readPrices(reading);
  const { kind } = context.chosen;
  const categories = findCategories(reading, context.categories);
  const sure = categories[0]?.means.isWeak ? undefined : categories[0]?.means;
  const car =
    kind === 'service'
      ? undefined
      : readCar(reading, {
          isTradeNamed: sure?.kind === 'service',
          isOtherVehicle: OTHER_VEHICLES.has(sure?.id ?? ''),
        });
  if (car?.model !== undefined) readTyresOfCar(reading, car.at);
  const named = free(reading, categories).filter((found) => namesCategory(reading, found, car));
  const ofKind = named.filter(({ means }) => means.kind === kind);
  const category = readCategory(reading, ofKind.length > 0 ? ofKind : named);
  const meant: Kind | undefined =
    category?.means.kind ?? kind ?? (isAnyService(reading) ? 'service' : undefined);
  if (meant === 'service') readRestOfService(reading, context);
  else readRestOfVehicle(reading, context, category?.means.id);
  return settle(reading, context, meant === 'service');
}

const free = <T extends { places: readonly number[] }>({ taken }: Reading, all: readonly T[]) =>
  all.filter(({ places }) => places.every((at) => !taken[at]));

/** Words that the person asked not to read. */
function leaveAsText(reading: Reading, asText: readonly string[]): void {
  for (const text of asText) {
    const words = tokenize(text).map(({ word }) => word);
    const places = freeOf(reading);
    const at = places.findIndex((_, start) =>
      words.every((word, by) => {
        const token = reading.tokens[places[start + by] ?? -1];
        return token !== undefined && (token.misspelt ?? token.word) === word;
      }),
    );
    if (at < 0 || words.length === 0) continue;
    for (const place of places.slice(at, at + words.length)) {
      reading.taken[place] = true;
      const { typed, word, misspelt } = reading.tokens[place]!;
      reading.text.push({ said: { said: typed, ways: [[misspelt ?? word]] }, at: place });
    }
  }
}

function isAnyService(reading: Reading): boolean {
  const places = fillers.findAnyService(reading);
  if (!places || reading.narrowings.some(({ subject }) => subject === 'make')) return false;
  narrow(reading, places, { subject: 'kind', filters: { kind: 'service' } });
  return true;
}

function readRestOfService(reading: Reading, context: UnderstandContext): void {
  readServiceFacts(reading);
  readPlace(reading, context, true);
  fillers.readFiller(reading, true);
  fillers.readLinkingWords(reading);
}

function readRestOfVehicle(
  reading: Reading,
  context: UnderstandContext,
  categoryId: string | undefined,
): void {
  const isPart = PARTS.has(categoryId ?? context.chosen.categoryId ?? '');
  if (!isPart) {
    readVehicleAmounts(reading);
    readSureFacts(reading);
  }
  readPlace(reading, context, false);
  if (!isPart) {
    readYears(reading, context.year);
    readEngine(reading);
  }
  readListingFacts(reading);
  readLateSought(reading);
  readCarWords(reading, categoryId);
  const isNamed =
    context.chosen.kind === 'vehicle' ||
    reading.narrowings.some(
      ({ subject }) => !['price', 'place', 'seller', 'photos'].includes(subject),
    );
  if (!isPart) {
    readBareNumbers(reading, isNamed);
    readVehicleFacts(reading, isNamed);
  }
  readOrder(reading);
  fillers.readFiller(reading, false);
  fillers.readLinkingWords(reading);
}

/** "Mașină" means a car where nothing else says what is sought. */
function readCarWords(reading: Reading, categoryId: string | undefined): void {
  const isSaid = reading.narrowings.some(({ subject }) => subject === 'make');
  for (let places = fillers.findCarWords(reading); places; places = fillers.findCarWords(reading)) {
    const isFirst = !reading.narrowings.some(({ subject }) => subject === 'category');
    if (isSaid || categoryId !== undefined || !isFirst) fillers.takeAsFiller(reading, places);
    else narrow(reading, places, { subject: 'category', filters: { categoryId: CARS } });
  }
  const vehicles = fillers.findVehicleWords(reading);
  if (!vehicles) return;
  if (reading.narrowings.length > 0) fillers.takeAsFiller(reading, vehicles);
  else narrow(reading, vehicles, { subject: 'kind', filters: { kind: 'vehicle' } });
}

/** "Ieftin" asks for the cheapest first; among services prices are by hour and by square metre, and it says nothing. */
function readOrder(reading: Reading): void {
  const places = fillers.findCheapWords(reading);
  if (!places) return;
  for (const at of places) reading.taken[at] = true;
  const said = places.map((at) => reading.tokens[at]!.typed);
  reading.order = { sort: 'priceUp', said };
  const isNamed = reading.narrowings.some(
    ({ subject }) => subject !== 'price' && subject !== 'place',
  );
  if (!isNamed)
    narrow(reading, [], {
      subject: 'category',
      filters: { categoryId: CARS },
      certainty: 'guessed',
    });
}
