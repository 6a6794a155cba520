import { sampleCar, sampleService } from '@anunturi/shared-domain/samples/listingSamples';
import { daysFrom, listingOf, moderationOf } from '../../baseWorld';
import { claimsOf, company, listingId, seller } from '../../people';
import { type Data, NOW, type RuleCase, type World, type Write } from '../../RuleCase';
import { paths } from '../listings/publishing';

export const path = paths(listingId);

export const check: Write = { set: path.check, data: { at: NOW } };

export const serviceOf = (now: Date): Data => ({
  ...(sampleService as Data),
  ownerId: company,
  hasPhone: false,
  photos: [],
  hasPhotos: false,
  version: 3,
  createdAt: daysFrom(now, -10),
  updatedAt: daysFrom(now, -2),
  publishedAt: daysFrom(now, -10),
  expiresAt: daysFrom(now, 20),
});

/** What the rows of edits by the owner share, and what they start from. */
export function editSetup(now: Date) {
  const edit = (
    what: string,
    may: boolean,
    data: Data,
    more: { writes?: Write[]; listing?: Data; world?: World; as?: string | null } = {},
  ): RuleCase => {
    const as = more.as === undefined ? seller : more.as;
    return {
      what: `edit a listing: ${what}`,
      as,
      claims: claimsOf(as),
      may,
      act: {
        write: [
          { update: path.listing, data: { version: 4, updatedAt: NOW, ...data } },
          ...(more.writes ?? []),
        ],
      },
      world: {
        ...(more.listing && { [path.listing]: listingOf(now, more.listing) }),
        ...more.world,
      },
    };
  };
  const car = sampleCar as Data;
  const price = car.price as Data;
  const vehicle = car.vehicle as Data;
  const cheaper = {
    price: { ...price, amountMinor: 900_000 },
    priceLei: 45_810,
    previousPriceLei: car.priceLei,
    priceChanges: 1,
  };
  const entry: Write = {
    set: path.history(1),
    data: { amountMinor: 900_000, currency: 'EUR', priceLei: 45_810, at: NOW },
  };
  const held: World = { 'settings/moderation': moderationOf(now, { preModeration: true }) };
  const rejected = { status: 'rejected', held: true };
  const isDraft = { status: 'draft', publishedAt: undefined, expiresAt: undefined };
  return { edit, car, price, vehicle, cheaper, entry, held, rejected, isDraft };
}
