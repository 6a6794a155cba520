import { bandEdges, type BandName, bandsTouching } from '@anunturi/shared-domain/search/buckets';
import {
  type ListingFilters,
  priceBoundsLei,
  tidyFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import { type FilterContext, localityIds } from '@anunturi/shared-domain/search/listingMatch';
import type { ListingQueryPlan } from '@anunturi/shared-domain/search/listingQueryPlan';
import { toQueryToken, toQueryWords } from '@anunturi/shared-domain/search/searchTokens';

/** True when a plan's answer holds the matches and nothing else, so that counting it counts them (but for listings that expired under another order). */
export function isExactPlan(
  asked: ListingFilters,
  plan: ListingQueryPlan,
  context: FilterContext,
): boolean {
  const filters = tidyFilters(asked);
  const words = toQueryWords(filters.words ?? '');
  if (
    words.length > 1 ||
    (words.length === 1 &&
      (toQueryToken(words[0]!) !== words[0] || filters.coversLocalityId !== undefined))
  )
    return false;
  const has = (field: string) => plan.conditions.some((each) => each.field === field);
  const choices: [string, readonly unknown[] | undefined][] = [
    ['localityId', localityIds(filters, context)],
    ['vehicle.fuel', filters.fuels],
    ['vehicle.body', filters.bodies],
    ['vehicle.emissionNorm', filters.emissionNorms],
  ];
  if (choices.some(([field, values]) => values?.length && !has(field))) return false;
  const price = priceBoundsLei(filters, context.eurRateBani);
  const ranges: [BandName, string, number | undefined, number | undefined][] = [
    ['price', 'priceLei', price.from, price.to],
    ['year', 'vehicle.year', filters.yearFrom, filters.yearTo],
    ['mileage', 'vehicle.mileageKm', filters.mileageFromKm, filters.mileageToKm],
    ['power', '', filters.powerFromHp, filters.powerToHp],
    ['engine', '', filters.engineFromCm3, filters.engineToCm3],
  ];
  return ranges.every(
    ([name, ordered, from, to]) =>
      ordered === plan.order.field || fillsBands(name, from, to, has(`bands.${name}`)),
  );
}

/** True when a range begins and ends where bands do. */
function fillsBands(
  name: BandName,
  from: number | undefined,
  to: number | undefined,
  asked: boolean,
): boolean {
  if (bandsTouching(name, from, to) === null) return true;
  const edges: readonly number[] = bandEdges[name];
  return (
    asked &&
    (from === undefined || edges.includes(from)) &&
    (to === undefined || edges.includes(to + 1))
  );
}
