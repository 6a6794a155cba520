import { listingStatuses } from '@anunturi/shared-domain/listing/listingStatus';
import { listingOf } from '../../baseWorld';
import { matrix } from '../../matrix';
import { admin, claimsOf, editor, listingId, moderator, other, seller } from '../../people';
import { type RuleCase, roles } from '../../RuleCase';
import { paths } from './publishing';

const path = paths(listingId);
const publicStatuses = ['active', 'sold', 'expired'];

/** Who reads and finds listings. */
export function listingAccessRows(now: Date): RuleCase[] {
  return [
    ...matrix({
      name: 'an active listing',
      path: path.listing,
      document: listingOf(now),
      owner: seller,
      query: { where: [['status', '==', 'active']] },
      acts: {
        get: { may: roles },
        list: { may: ['moderator', 'admin'] },
      },
    }),
    ...listingStatuses.flatMap((status): RuleCase[] => {
      const world = { [path.listing]: listingOf(now, { status }) };
      const everybody = publicStatuses.includes(status);
      return (
        [
          ['anybody', null, everybody],
          ['another person', other, everybody],
          ['the owner', seller, true],
          ['an editor', editor, everybody],
          ['a moderator', moderator, true],
          ['an administrator', admin, true],
        ] as const
      ).flatMap(([who, as, may]) => [
        {
          what: `as ${who} read a listing that is ${status}`,
          as,
          claims: claimsOf(as),
          may,
          world,
          act: { get: path.listing },
        },
        {
          what: `as ${who} list listings that are ${status}`,
          as,
          claims: claimsOf(as),
          may: as === admin || as === moderator,
          world,
          act: { list: 'listings', where: [['status', '==', status]], limit: 24 },
        },
      ]);
    }),
    {
      what: 'look for a listing that is not there',
      as: null,
      may: true,
      act: { get: 'listings/Nothing0000000000000' },
    },
    { what: 'list all listings', as: null, may: false, act: { list: 'listings', limit: 24 } },
    {
      what: 'list all listings as administrator',
      as: admin,
      may: true,
      act: { list: 'listings', limit: 24 },
    },
    {
      what: 'list the public listings of a seller',
      as: null,
      may: false,
      act: {
        list: 'listings',
        where: [
          ['ownerId', '==', seller],
          ['status', 'in', publicStatuses],
        ],
        limit: 24,
      },
    },
    {
      what: 'list public listings by their ids',
      as: other,
      may: false,
      act: {
        list: 'listings',
        where: [
          ['__name__', 'in', [path.listing]],
          ['status', 'in', publicStatuses],
        ],
        limit: 24,
      },
    },
    {
      what: 'list all own listings',
      as: seller,
      may: true,
      act: { list: 'listings', where: [['ownerId', '==', seller]], limit: 201 },
    },
    {
      what: 'list all listings of another',
      as: other,
      may: false,
      act: { list: 'listings', where: [['ownerId', '==', seller]], limit: 24 },
    },
  ];
}
