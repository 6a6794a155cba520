import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { priceSteps } from '@anunturi/shared-domain/search/rangeSteps';
import { resolveFilters } from '@anunturi/shared-domain/search/resolveFilters';
import type { SearchSettings } from '../SearchSettings';
import { type Check, toChecks } from './checks';
import { memoizeLast } from './memoizeLast';
import { Places } from './Places';
import { stepsOfEuro } from './stepsOfEuro';

/** Beside which prices is counted: steps of a currency, and the same in whole lei; the same array while the rate is the same. */
export type PriceCurrency = { currency: keyof typeof priceSteps; stepsLei: readonly number[] };

/** What filters mean by the settings of the moment. */
export class FilterMeaning {
  private readonly placesOf = memoizeLast(
    (localities: SearchSettings['localities']) => new Places(localities),
  );

  /** `settings` are asked for anew each time: administrators change them. */
  constructor(private readonly settings: () => SearchSettings) {}

  checksOf(filters: ListingFilters): Check[] {
    const { eurRateBani, localities } = this.settings();
    const places = this.placesOf(localities);
    return toChecks(
      resolveFilters(filters, {
        now: new Date(0),
        eurRateBani,
        neighbourIds: (id, radiusKm) => places.around(id, radiusKm),
      }),
    );
  }

  /** How many metres a locality is from the asked one; undefined where none is asked for. */
  metresFrom({
    localityId,
    coversLocalityId,
  }: ListingFilters): ((id: string) => number) | undefined {
    const place = localityId ?? coversLocalityId;
    if (place === undefined) return undefined;
    const places = this.placesOf(this.settings().localities);
    return (id) => places.metresBetween(place, id);
  }

  pricesOf({ currency = 'RON' }: ListingFilters): PriceCurrency {
    const { eurRateBani } = this.settings();
    return { currency, stepsLei: currency === 'EUR' ? stepsOfEuro(eurRateBani) : priceSteps.RON };
  }

  /** The council's surcharge on the vehicle tax, in percent; 0 for a place that is not known. */
  surchargeOf = (localityId: string): number =>
    this.settings().localities.find(({ id }) => id === localityId)?.surchargePercent ?? 0;

  get localityIds(): string[] {
    return this.settings().localities.map(({ id }) => id);
  }
}
