import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { listingOf } from '../../baseWorld';
import { claimsOf, listingId } from '../../people';
import { type Data, NOW, type RuleCase, type World, type Write } from '../../RuleCase';
import { paths, removal } from '../listings/publishing';

export const path = paths(listingId);

/** What the rows of the parts of a listing share. */
export function partSetup(now: Date) {
  const noPhone: World = {
    [path.listing]: listingOf(now, { hasPhone: false }),
    [path.contact]: null,
  };
  const write = (
    what: string,
    as: string | null,
    may: boolean,
    writes: Write[],
    world: World = {},
  ): RuleCase => ({ what, as, claims: claimsOf(as), may, act: { write: writes }, world });
  const edit = (data: Data): Write => ({
    update: path.listing,
    data: { version: 4, updatedAt: NOW, ...data },
  });
  const entry = { amountMinor: 900_000, currency: 'EUR', priceLei: 45_810, at: NOW };
  const drop = edit({
    price: { amountMinor: 900_000, currency: 'EUR', negotiable: true, unit: 'fixed' },
    priceLei: 45_810,
    previousPriceLei: sampleCar.priceLei,
    priceChanges: 1,
  });
  const paused: World = { [path.listing]: listingOf(now, { status: 'paused' }) };
  const withoutContact = removal(path).filter(
    (each) => !('delete' in each && each.delete === path.contact),
  );
  return { noPhone, write, edit, entry, drop, paused, withoutContact };
}
