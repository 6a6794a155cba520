import { matrix } from '../../matrix';
import { listingOf } from '../../baseWorld';
import { admin, claimsOf, other, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { path, everybody, counterSetup } from './counterSetup';

/** Who reads counters; trusted code makes them. */
export function counterAccessRows(now: Date): RuleCase[] {
  const { row } = counterSetup(now);
  return [
    ...matrix({
      name: 'the counters of a listing',
      path: path.counters,
      document: { views: 7, favourites: 2, conversations: 1 },
      owner: seller,
      acts: {
        get: { may: everybody },
      },
    }),
    ...(['draft', 'pending', 'rejected', 'archived', 'deleted'] as const).flatMap((status) =>
      ([null, other, seller, admin] as const).map((as): RuleCase => ({
        what: `read the counters of a listing that is ${status}`,
        as,
        claims: claimsOf(as),
        may: as === seller || as === admin,
        act: { get: path.counters },
        world: { [path.listing]: listingOf(now, { status }) },
      })),
    ),
    row(
      'make new counters for an old listing',
      false,
      [{ set: path.counters, data: { views: 0, favourites: 0, conversations: 0 } }],
      seller,
      { [path.counters]: null },
    ),
  ];
}
