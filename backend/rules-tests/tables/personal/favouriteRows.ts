import { favouriteSchema } from '@anunturi/shared-domain/listing/favourite';
import { invalidFavourites } from '@anunturi/shared-domain/samples/personalSamples';
import { daysFrom, userOf } from '../../baseWorld';
import { faultsOf, matrix, refusals } from '../../matrix';
import { leaving, listingId, other, seller } from '../../people';
import { Double, type RuleCase } from '../../RuleCase';
import { own, personalSetup } from './personalSetup';
import { fresh } from './fresh';

/** Favourites and their count. */
export function favouriteRows(now: Date): RuleCase[] {
  const { row, left, favourite, counters, like, count, liked, mine } = personalSetup(now);
  return [
    ...matrix({
      name: 'a favourite',
      path: mine,
      document: liked,
      owner: seller,
      acts: {
        get: { may: own },
        list: { may: own },
        create: { may: ['owner'], act: { write: [{ set: mine, data: like }, count(1)] } },
        delete: { may: ['owner'], act: { write: [{ delete: mine }, count(-1)] } },
      },
    }),
    ...refusals(
      'a favourite',
      { as: other },
      [
        ...faultsOf(favouriteSchema, like),
        ...invalidFavourites.map(([what, data]) => [what, fresh(data, ['addedAt'])] as const),
      ],
      (data) => ({ write: [{ set: favourite, data }, count(1)] }),
    ),
    row('keep a favourite without counting it', false, [{ set: favourite, data: like }], other),
    row(
      'keep a favourite and count it away',
      false,
      [{ set: favourite, data: like }, count(-1)],
      other,
    ),
    row(
      'keep a favourite of yesterday',
      false,
      [{ set: favourite, data: { ...like, addedAt: daysFrom(now, -1) } }, count(1)],
      other,
    ),
    row(
      'keep a favourite under another id',
      false,
      [{ set: favourite, data: { ...like, listingId: 'Other678901234567890' } }, count(1)],
      other,
    ),
    row(
      'keep a favourite for a double',
      false,
      [{ set: favourite, data: { ...like, priceLei: new Double(48_355) } }, count(1)],
      other,
    ),
    row(
      'keep a favourite for the highest price',
      true,
      [{ set: favourite, data: { ...like, priceLei: 70_000_000 } }, count(1)],
      other,
    ),
    row(
      'keep a favourite over the highest price',
      false,
      [{ set: favourite, data: { ...like, priceLei: 70_000_001 } }, count(1)],
      other,
    ),
    row(
      'keep a favourite of nothing',
      false,
      [
        {
          set: `users/${other}/favourites/Nothing0000000000000`,
          data: { ...like, listingId: 'Nothing0000000000000' },
        },
      ],
      other,
    ),
    row(
      "keep a favourite in another's name",
      false,
      [{ set: favourite, data: like }, { set: mine, data: like }, count(1)],
      seller,
    ),
    row(
      'keep a favourite while leaving',
      false,
      [{ set: `users/${leaving}/favourites/${listingId}`, data: like }, count(1)],
      leaving,
    ),
    row('drop a favourite without counting it', false, [{ delete: favourite }], other, {
      [favourite]: liked,
    }),
    row('drop a favourite of a listing that is gone', true, [{ delete: favourite }], other, {
      [favourite]: liked,
      [counters]: null,
    }),
    row(
      "drop another's favourite of a listing that is gone",
      false,
      [{ delete: favourite }],
      seller,
      { [favourite]: liked, [counters]: null },
    ),
    row('drop a favourite while leaving', true, [{ delete: mine }, count(-1)], seller, {
      [mine]: liked,
      ...left,
    }),
    row(
      'drop a favourite of a listing that is gone when blocked',
      false,
      [{ delete: favourite }],
      other,
      {
        [favourite]: liked,
        [counters]: null,
        [`users/${other}`]: userOf(other, now, { blocked: true }),
      },
    ),
  ];
}
