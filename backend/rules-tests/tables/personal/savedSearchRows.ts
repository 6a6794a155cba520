import { mutedSellerSchema } from '@anunturi/shared-domain/people/mutedSeller';
import { invalidSavedSearches } from '@anunturi/shared-domain/samples/personalSamples';
import { savedSearchSchema } from '@anunturi/shared-domain/search/savedSearch';
import { daysFrom } from '../../baseWorld';
import { extremes, faultsOf, matrix, refusals } from '../../matrix';
import { leaving, seller } from '../../people';
import { NOW, type RuleCase } from '../../RuleCase';
import { own, personalSetup } from './personalSetup';
import { fresh } from './fresh';

/** Saved searches. */
export function savedSearchRows(now: Date): RuleCase[] {
  const { row, left, search, searchPath, kept, mute } = personalSetup(now);
  return [
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
  ];
}
