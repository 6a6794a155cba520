import { listingStatuses } from '@anunturi/shared-domain/listing/listingStatus';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { daysFrom, listingOf } from '../../baseWorld';
import { admin, claimsOf, listingId, other, seller } from '../../people';
import { type Data, NOW, REMOVED, type RuleCase, type Write } from '../../RuleCase';
import { logEntry } from '../administration/logEntry';
import { paths, removal } from './publishing';

const path = paths(listingId);

/** Editing, moving, renewing and deleting a listing is trusted code's: also batches that earlier versions sent are refused. */
export function ownerActRows(now: Date): RuleCase[] {
  const row = (what: string, as: string | null, write: Write[], listing: Data = {}): RuleCase => ({
    what,
    as,
    claims: claimsOf(as),
    may: false,
    act: { write },
    world: { [path.listing]: listingOf(now, listing) },
  });
  const edit = (data: Data): Write => ({
    update: path.listing,
    data: { version: 4, updatedAt: NOW, ...data },
  });
  const check: Write = { set: path.check, data: { at: NOW } };
  const entry: Write = {
    set: path.history(1),
    data: { amountMinor: 900_000, currency: 'EUR', priceLei: 45_810, at: NOW },
  };
  const price = { ...((sampleCar as Data).price as Data), amountMinor: 900_000 };
  const car = (sampleCar as Data).vehicle as Data;
  const edits: [string, Data, ...Write[]][] = [
    ['title', { title: 'Dacia Logan cu istoric' }, check],
    ['description', { description: 'x'.repeat(50) }, check],
    ['photos', { photos: [], hasPhotos: false }, check],
    ['facts', { vehicle: { ...car, year: 2017 } }, check],
    ['place', { localityId: 'medias' }],
    ['name of its place', { localityName: 'Paradis' }],
    ['category', { categoryId: 'alte-masini' }],
    ['tokens', { searchTokens: ['tot'] }],
    ['slug', { slug: 'altul' }],
    ['price', { price, priceLei: 45_810, previousPriceLei: 48_355, priceChanges: 1 }, entry],
    ['price in lei', { priceLei: 47_000 }],
    ['price before', { previousPriceLei: 90_000 }],
    ['publication', { publishedAt: NOW }],
    ['end', { expiresAt: daysFrom(now, 30) }],
    ['owner', { ownerId: other }],
    ['phone mark', { hasPhone: false }, { delete: path.contact }],
  ];
  return [
    ...edits.flatMap(([what, data, ...more]) => [
      row(`edit a listing: its ${what}`, seller, [edit(data), ...more]),
      row(`edit a listing as administrator: its ${what}`, admin, [
        edit(data),
        logEntry('log1', 'listingEdited', 'listing', listingId),
        ...more,
      ]),
    ]),
    ...listingStatuses.flatMap((from) =>
      listingStatuses
        .filter((to) => to !== from)
        .flatMap((to) => {
          const sold = to === 'sold' ? NOW : REMOVED;
          const move = edit({ status: to, ...([from, to].includes('sold') && { soldAt: sold }) });
          return [seller, other, null, admin].map((as) =>
            row(`as ${as ?? 'nobody'} move a listing from ${from} to ${to}`, as, [move], {
              status: from,
            }),
          );
        }),
    ),
    ...[null, other, seller].map((as) =>
      row(
        `as ${as ?? 'nobody'} note that the time of a listing is over`,
        as,
        [{ update: path.listing, data: { status: 'expired', updatedAt: NOW } }],
        { expiresAt: daysFrom(now, -1) },
      ),
    ),
    row('renew a listing', seller, [edit({ expiresAt: daysFrom(now, 30) })], {
      expiresAt: daysFrom(now, 3),
    }),
    ...[seller, admin].map((as) =>
      row(`as ${as} delete a listing with all its parts`, as, removal(path)),
    ),
    ...removal(path).map((write) =>
      row(`delete only ${Object.values(write)[0] as string}`, seller, [write]),
    ),
  ];
}
