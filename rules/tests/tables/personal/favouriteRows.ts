import { matrix } from '../../matrix';
import { leaving, listingId, other, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { own, personalSetup } from './personalSetup';

/** Favourites are read by their person; trusted code writes and counts them (setFavourite). */
export function favouriteRows(now: Date): RuleCase[] {
  const { row, favourite, like, count, liked, mine } = personalSetup(now);
  return [
    ...matrix({
      name: 'a favourite',
      path: mine,
      document: liked,
      owner: seller,
      acts: { get: { may: own }, list: { may: own } },
    }),
    row('keep a favourite', false, [{ set: favourite, data: like }, count(1)], other),
    row('drop a favourite', false, [{ delete: favourite }, count(-1)], other, {
      [favourite]: liked,
    }),
    row(
      'drop a favourite while leaving',
      false,
      [{ delete: `users/${leaving}/favourites/${listingId}` }],
      leaving,
      { [`users/${leaving}/favourites/${listingId}`]: liked },
    ),
  ];
}
