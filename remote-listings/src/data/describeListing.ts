import { type ListingFact, toListingFacts } from '@anunturi/shared-domain/listing/listingFacts';
import { groupEquipment } from '@anunturi/shared-domain/listing/vehicleEquipment';
import { taxRatesFor } from '@anunturi/shared-domain/tax/taxRates';
import type { TaxResult } from '@anunturi/shared-domain/tax/taxTypes';
import { vehicleTax } from '@anunturi/shared-domain/tax/vehicleTax';
import { toTaxInput } from '@anunturi/shared-domain/tax/vehicleTaxInput';
import { readPlaces, readSurchargePercent } from './readSettings';
import type { ListingDetail } from '#domain/listingDetail';

// Made where the page is made: a first visit downloads neither the catalogue of fields nor the rules of the tax.

export type Description = {
  facts: readonly ListingFact[];
  /** A vehicle's, by group. */
  equipment: readonly { group: string; label: string; items: readonly string[] }[];
};

let known: ReadonlyMap<string, string> = new Map();

/** The names of the places by id; where they may lack and cannot be read, those known from before: ids say something too. */
async function placeNames(mayLackNames: boolean): Promise<ReadonlyMap<string, string>> {
  try {
    known = new Map((await readPlaces()).map(({ id, name }) => [id, name]));
  } catch (error) {
    if (!mayLackNames) throw error;
    console.warn('The names of places could not be read; a listing shows what is known', error);
  }
  return known;
}

/**
 * What a listing says of its car or service, in words. In a browser names of places may lack: it asks for them anew the
 * next time; a page from the server is kept, and nobody asks again.
 * @throws MarketError where they may not and cannot be read
 */
export async function describeListing(
  listing: ListingDetail,
  { mayLackNames = false } = {},
): Promise<Description> {
  if (listing.kind === 'service') {
    const names = await placeNames(mayLackNames);
    return { facts: toListingFacts(listing, (id) => names.get(id) ?? id), equipment: [] };
  }
  const { vehicle } = listing;
  const facts = toListingFacts(listing, String);
  return {
    facts,
    equipment: vehicle.shape === 'part' ? [] : groupEquipment(vehicle.equipment ?? []),
  };
}

export type EstimatedTax =
  | Extract<TaxResult, { kind: 'townHall' }>
  | (Pick<Extract<TaxResult, { kind: 'amount' }>, 'kind' | 'year' | 'taxLei' | 'steps'> & {
      sources: readonly string[];
    });

/** The yearly tax on a listing's vehicle; null for a service, and where the listing does not say enough. */
export async function estimateTax(
  listing: ListingDetail,
  nowMs: number,
): Promise<EstimatedTax | null> {
  const input =
    listing.kind === 'vehicle' ? toTaxInput(listing.vehicle, listing.categoryId) : undefined;
  if (!input) return null;
  const rates = taxRatesFor(new Date(nowMs).getUTCFullYear());
  const surcharge = await readSurchargePercent(listing.localityId);
  const surchargePercent = Math.min(surcharge, rates.surchargeMaxPercent);
  const result = vehicleTax({ ...input, surchargePercent }, rates);
  if (result.kind === 'townHall') return result;
  const { kind, year, taxLei, steps } = result;
  return { kind, year, taxLei, steps, sources: rates.sources };
}
