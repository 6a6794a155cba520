import { listingOf } from '../../baseWorld';
import { matrix } from '../../matrix';
import { admin, listingId, other, seller } from '../../people';
import { type RuleCase, roles } from '../../RuleCase';
import { paths } from '../listings/publishing';

const path = paths(listingId);

/** The price history of a listing: read like the listing, written by trusted code. */
export function priceHistoryRows(now: Date): RuleCase[] {
  const everybody = roles;
  return [
    ...matrix({
      name: 'an entry of the price history',
      path: path.history(1),
      document: { amountMinor: 900_000, currency: 'EUR', priceLei: 45_810, at: now },
      owner: seller,
      acts: { get: { may: everybody }, list: { may: everybody } },
    }),
    ...(['get', 'list'] as const).flatMap((verb) =>
      (
        [
          ['anybody', null, false],
          ['another person', other, false],
          ['the owner', seller, true],
          ['an administrator', admin, true],
        ] as const
      ).map(([who, as, may]): RuleCase => ({
        what: `as ${who} ${verb} the price history of a paused listing`,
        as,
        may,
        world: { [path.listing]: listingOf(now, { status: 'paused' }) },
        act:
          verb === 'get'
            ? { get: path.history(0) }
            : { list: `${path.listing}/priceHistory`, limit: 201 },
      })),
    ),
  ];
}
