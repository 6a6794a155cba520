import type { ListingFilters } from '../listingFilters';
import { readBareNumbers, readPrices, readVehicleAmounts } from './readAmounts';
import { readMakeModel } from './readMakeModel';
import { readPhrases, toPhrases } from './readPhrases';
import { splitSearch } from './splitSearch';
import { sureVehicleWords, vehicleWords } from './vehicleWords';

const surePhrases = toPhrases(sureVehicleWords);
const vehiclePhrases = toPhrases(vehicleWords);

/**
 * What the title of a car says, as filters that would find it: "VW Passat 2.0 TDI automată, 2016" is a make, a model, a gearbox and a
 * year. For the form that sells; words of a search are read by the server. Load on demand: it brings the tables of makes and words.
 */
export function readTitleWords(title: string): ListingFilters {
  const prices = readPrices(splitSearch(title));
  const amounts = readVehicleAmounts(prices.left);
  const car = readMakeModel(amounts.left);
  const sure = readPhrases(car?.left ?? amounts.left, surePhrases);
  const numbers = readBareNumbers(sure.left);
  const choices = readPhrases(numbers.left, vehiclePhrases);
  return {
    ...car?.filters,
    ...amounts.filters,
    ...sure.filters,
    ...numbers.filters,
    ...choices.filters,
  };
}
