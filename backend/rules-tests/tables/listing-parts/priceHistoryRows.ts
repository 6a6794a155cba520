import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { daysFrom, listingOf, userOf } from '../../baseWorld';
import { matrix } from '../../matrix';
import { admin, other, seller } from '../../people';
import { type Data, NOW, type RuleCase } from '../../RuleCase';
import { path, partSetup } from './partSetup';

/** The price history of a listing. */
export function priceHistoryRows(now: Date): RuleCase[] {
  const { write, entry, drop, paused } = partSetup(now);
  return [
    ...matrix({
      name: 'an entry of the price history',
      path: path.history(1),
      document: { amountMinor: 900_000, currency: 'EUR', priceLei: 45_810, at: now },
      owner: seller,
      acts: {
        get: { may: ['anonymous', 'other', 'owner', 'blocked', 'admin'] },
        list: { may: ['anonymous', 'other', 'owner', 'blocked', 'admin'] },
        create: { may: ['owner'], act: { write: [drop, { set: path.history(1), data: entry }] } },
      },
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
        world: paused,
        act:
          verb === 'get'
            ? { get: path.history(0) }
            : { list: `${path.listing}/priceHistory`, limit: 201 },
      })),
    ),
    ...(
      [
        ['an amount', { amountMinor: 1 }],
        ['a currency', { currency: 'RON' }],
        ['lei', { priceLei: 1 }],
        ['a time', { at: daysFrom(now, -1) }],
        ['a note', { note: 'x' }],
      ] as [string, Data][]
    ).map(([what, change]) =>
      write(`note a price with ${what} of its own`, seller, false, [
        drop,
        { set: path.history(1), data: { ...entry, ...change } },
      ]),
    ),
    write('note a price under another number', seller, false, [
      drop,
      { set: path.history(1), data: entry },
      { set: path.history(2), data: entry },
    ]),
    write(
      'note a price without changing it',
      seller,
      false,
      [
        {
          set: path.history(0),
          data: { amountMinor: 950_000, currency: 'EUR', priceLei: sampleCar.priceLei, at: NOW },
        },
      ],
      { [path.history(0)]: null },
    ),
    write(
      "note another's price",
      other,
      false,
      [
        {
          set: path.history(0),
          data: { amountMinor: 950_000, currency: 'EUR', priceLei: sampleCar.priceLei, at: NOW },
        },
      ],
      { [path.history(0)]: null, [path.listing]: listingOf(now, { updatedAt: now }) },
    ),
    write(
      'note a price when blocked',
      seller,
      false,
      [
        {
          set: path.history(0),
          data: { amountMinor: 950_000, currency: 'EUR', priceLei: sampleCar.priceLei, at: NOW },
        },
      ],
      {
        [path.history(0)]: null,
        [path.listing]: listingOf(now, { updatedAt: now }),
        [`users/${seller}`]: userOf(seller, now, { blocked: true }),
      },
    ),
  ];
}
