import { areFree, findPhrases, indexPhrases, toPhrases } from './findPhrases';
import { matchFree, wholeWords } from './matchFree';
import { freeOf, type Reading, take, typedOf } from './Reading';
import * as tables from './tables/fillerPhrases';

const filler = indexPhrases(toPhrases(tables.fillerPhrases, true));
const ofServices = indexPhrases(toPhrases(tables.serviceFiller, true));
const cars = indexPhrases(toPhrases(tables.carWords, true));
const vehicles = indexPhrases(toPhrases(tables.vehicleWords, true));
const cheap = indexPhrases(toPhrases(tables.cheapPhrases, true));
const anyService = indexPhrases(toPhrases(tables.anyService, true));

const placesOf = (reading: Reading, index: typeof filler): number[] | undefined =>
  findPhrases(reading, index)
    .find(({ places }) => areFree(reading, places))
    ?.places.slice();

/** The words that mean a car and say nothing more, when there are any. */
export const findCarWords = (reading: Reading) => placesOf(reading, cars);
export const findVehicleWords = (reading: Reading) => placesOf(reading, vehicles);
export const findCheapWords = (reading: Reading) => placesOf(reading, cheap);
export const findAnyService = (reading: Reading) => placesOf(reading, anyService);

/** "Ca nou" says nothing: it is not new. */
export function readAsNew(reading: Reading): void {
  const found = matchFree(reading, asNew);
  if (found) takeAsFiller(reading, found.places);
}
const asNew = wholeWords('(?:ca|aproape) (?:nou|noua|noi)');

/** Takes words that say nothing about a listing. */
export function readFiller(reading: Reading, isService: boolean): void {
  for (const index of isService ? [filler, ofServices] : [filler])
    for (let places = placesOf(reading, index); places; places = placesOf(reading, index))
      takeAsFiller(reading, places);
}

export function takeAsFiller(reading: Reading, places: readonly number[]): void {
  const all = take(reading, places);
  reading.filler.push({ said: typedOf(reading, all).join(' '), at: all[0]! });
}

/** Takes joining words that nothing else took. */
export function readLinkingWords(reading: Reading): void {
  for (const at of freeOf(reading))
    if (tables.linkingWords.has(reading.tokens[at]!.word)) takeAsFiller(reading, [at]);
}
