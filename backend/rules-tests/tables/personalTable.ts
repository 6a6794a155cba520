import { blockSchema } from '@anunturi/shared-domain/people/block';
import { favouriteSchema } from '@anunturi/shared-domain/listing/favourite';
import { mutedSellerSchema } from '@anunturi/shared-domain/people/mutedSeller';
import {
  invalidFavourites,
  invalidSavedSearches,
  sampleSavedSearch,
} from '@anunturi/shared-domain/samples/personalSamples';
import { savedSearchSchema } from '@anunturi/shared-domain/search/savedSearch';
import { daysFrom, userOf } from '../baseWorld';
import { extremes, faultsOf, matrix, refusals } from '../matrix';
import { buyer, claimsOf, leaving, listingId, other, seller } from '../people';
import {
  type Data,
  Double,
  increment,
  NOW,
  type RuleCase,
  type World,
  type Write,
} from '../RuleCase';
import { archiveTable } from './archiveTable';
import { paths } from './publishing';

const own = ['owner', 'blocked'] as const;
/** Times of a sample as a new document has them. */
const fresh = (data: Data, fields: string[]): Data => ({
  ...data,
  ...Object.fromEntries(
    fields.filter((field) => data[field] !== undefined).map((field) => [field, NOW]),
  ),
});

/** What a person keeps below users/{uid}. */
export function personalTable(now: Date): RuleCase[] {
  const row = (
    what: string,
    may: boolean,
    writes: Write[],
    as = seller,
    world: World = {},
  ): RuleCase => ({ what, as, claims: claimsOf(as), may, act: { write: writes }, world });
  const left: World = {
    [`users/${seller}`]: userOf(seller, now, { closingAt: daysFrom(now, -1) }),
  };
  const favourite = `users/${other}/favourites/${listingId}`;
  const counters = paths(listingId).counters;
  const like = { listingId, priceLei: 48_355, addedAt: NOW };
  const count = (by: number): Write => ({ update: counters, data: { favourites: increment(by) } });
  const liked = { listingId, priceLei: 48_355, addedAt: daysFrom(now, -1) };
  const mine = `users/${seller}/favourites/${listingId}`;
  const search = { ...sampleSavedSearch, createdAt: NOW, lastSeenAt: NOW };
  const searchPath = `users/${seller}/savedSearches/search1`;
  const kept = {
    ...sampleSavedSearch,
    createdAt: daysFrom(now, -5),
    lastSeenAt: daysFrom(now, -5),
  };
  const block = `users/${seller}/blocks/${buyer}`;
  const mute = `users/${seller}/mutedSellers/${other}`;
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

    ...matrix({
      name: 'a saved search',
      path: searchPath,
      document: kept,
      owner: seller,
      acts: {
        get: { may: own },
        list: { may: own },
        create: { may: ['owner'], act: { write: [{ set: searchPath, data: search }] } },
        update: {
          may: ['owner'],
          act: { write: [{ update: searchPath, data: { lastSeenAt: NOW } }] },
        },
        delete: { may: ['owner'] },
      },
    }),
    ...refusals(
      'a saved search',
      { as: seller },
      [
        ...faultsOf(savedSearchSchema, search),
        ...invalidSavedSearches.map(
          ([what, data]) => [what, fresh(data, ['createdAt', 'lastSeenAt'])] as const,
        ),
      ],
      (data) => ({ write: [{ set: searchPath, data }] }),
    ),
    row('save a search at its longest', true, [
      { set: searchPath, data: { ...search, name: 'x'.repeat(80), query: 'x'.repeat(1000) } },
    ]),
    ...extremes(
      'a saved search',
      { as: seller },
      savedSearchSchema,
      search,
      ['name', 'query'],
      (data) => ({ write: [{ set: searchPath, data }] }),
    ),
    ...extremes(
      'a muted seller',
      { as: seller },
      mutedSellerSchema,
      { sellerName: 'Mihai Stan', mutedAt: NOW },
      ['sellerName'],
      (data) => ({ write: [{ set: mute, data }] }),
    ),
    ...extremes('a favourite', { as: other }, favouriteSchema, like, ['priceLei'], (data) => ({
      write: [{ set: favourite, data }, count(1)],
    })),
    row('save the search of everything', true, [
      { set: searchPath, data: { ...search, query: '' } },
    ]),
    row('save a search under an id that is none', false, [
      { set: `users/${seller}/savedSearches/a b`, data: search },
    ]),
    row('save a search of yesterday', false, [
      { set: searchPath, data: { ...search, createdAt: daysFrom(now, -1) } },
    ]),
    row('save a search seen yesterday', false, [
      { set: searchPath, data: { ...search, lastSeenAt: daysFrom(now, -1) } },
    ]),
    row('save a query that is a list', false, [
      { set: searchPath, data: { ...search, query: [] } },
    ]),
    row(
      'save a search while leaving',
      false,
      [{ set: `users/${leaving}/savedSearches/s1`, data: search }],
      leaving,
    ),
    row(
      'rename a search into nothing',
      false,
      [{ update: searchPath, data: { name: '', lastSeenAt: NOW } }],
      seller,
      { [searchPath]: kept },
    ),
    row(
      'make a search younger',
      false,
      [{ update: searchPath, data: { createdAt: NOW, lastSeenAt: NOW } }],
      seller,
      { [searchPath]: kept },
    ),
    row(
      'look at a search while leaving',
      false,
      [{ update: searchPath, data: { lastSeenAt: NOW } }],
      seller,
      { [searchPath]: kept, ...left },
    ),
    row('delete a search while leaving', true, [{ delete: searchPath }], seller, {
      [searchPath]: kept,
      ...left,
    }),

    ...matrix({
      name: 'a block',
      path: block,
      document: { blockedAt: daysFrom(now, -1) },
      owner: seller,
      acts: {
        get: { may: own },
        list: { may: own },
        create: { may: ['owner'], act: { write: [{ set: block, data: { blockedAt: NOW } }] } },
        delete: { may: ['owner'] },
      },
    }),
    ...refusals('a block', { as: seller }, faultsOf(blockSchema, { blockedAt: NOW }), (data) => ({
      write: [{ set: block, data }],
    })),
    row('block since yesterday', false, [{ set: block, data: { blockedAt: daysFrom(now, -1) } }]),
    row('block an id that is none', false, [
      { set: `users/${seller}/blocks/a b`, data: { blockedAt: NOW } },
    ]),
    row(
      'block while leaving',
      false,
      [{ set: `users/${leaving}/blocks/${buyer}`, data: { blockedAt: NOW } }],
      leaving,
    ),
    row('unblock while leaving', true, [{ delete: block }], seller, {
      [block]: { blockedAt: now },
      ...left,
    }),

    ...matrix({
      name: 'a muted seller',
      path: mute,
      document: { sellerName: 'Mihai Stan', mutedAt: daysFrom(now, -1) },
      owner: seller,
      acts: {
        get: { may: own },
        list: { may: own },
        create: {
          may: ['owner'],
          act: { write: [{ set: mute, data: { sellerName: 'Mihai Stan', mutedAt: NOW } }] },
        },
        delete: { may: ['owner'] },
      },
    }),
    ...refusals(
      'a muted seller',
      { as: seller },
      faultsOf(mutedSellerSchema, { sellerName: 'Mihai Stan', mutedAt: NOW }),
      (data) => ({ write: [{ set: mute, data }] }),
    ),
    row('mute the longest name', true, [
      { set: mute, data: { sellerName: 'x'.repeat(120), mutedAt: NOW } },
    ]),
    row('mute too long a name', false, [
      { set: mute, data: { sellerName: 'x'.repeat(121), mutedAt: NOW } },
    ]),
    row('mute since yesterday', false, [
      { set: mute, data: { sellerName: 'Mihai Stan', mutedAt: daysFrom(now, -1) } },
    ]),
    row('mute an id that is none', false, [
      { set: `users/${seller}/mutedSellers/a b`, data: { sellerName: 'Mihai Stan', mutedAt: NOW } },
    ]),
    row(
      'mute while leaving',
      false,
      [
        {
          set: `users/${leaving}/mutedSellers/${other}`,
          data: { sellerName: 'Mihai Stan', mutedAt: NOW },
        },
      ],
      leaving,
    ),
    row('unmute while leaving', true, [{ delete: mute }], seller, {
      [mute]: { sellerName: 'M', mutedAt: now },
      ...left,
    }),
    ...archiveTable(now, left),
  ];
}
