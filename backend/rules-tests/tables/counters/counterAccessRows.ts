import { listingCountersSchema } from '@anunturi/shared-domain/listing/listingCounters';
import { invalidCounters } from '@anunturi/shared-domain/samples/listingPartSamples';
import { faultsOf, matrix, refusals } from '../../matrix';
import { other, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { publish } from '../listings/publishing';
import { path, everybody, counterSetup } from './counterSetup';

/** Who reads and makes counters. */
export function counterAccessRows(now: Date): RuleCase[] {
  const { row, like, grow, fresh } = counterSetup(now);
  return [
    ...matrix({
      name: 'the counters of a listing',
      path: path.counters,
      document: { views: 7, favourites: 2, conversations: 1 },
      owner: seller,
      acts: {
        get: { may: everybody },
        create: { may: ['owner'], act: { write: publish('Count678901234567890', fresh, now) } },
        update: { may: ['other'], act: { write: [like, grow(1)] } },
        delete: {
          may: ['owner'],
          act: {
            write: [path.listing, path.check, path.contact, path.counters].map((each) => ({
              delete: each,
            })),
          },
        },
      },
    }),
    ...refusals(
      'counters',
      { as: seller },
      [
        ...faultsOf(listingCountersSchema, { views: 0, favourites: 0, conversations: 0 }),
        ...invalidCounters,
      ],
      (data) => ({
        write: [
          ...publish('Count678901234567890', fresh, now, ['counters']),
          { set: 'listings/Count678901234567890/counters/all', data },
        ],
      }),
    ),
    ...[{ views: 1 }, { favourites: 1 }, { conversations: 1 }].map((data) =>
      row(
        `start with ${JSON.stringify(data)}`,
        false,
        [
          ...publish('Count678901234567890', fresh, now, ['counters']),
          {
            set: 'listings/Count678901234567890/counters/all',
            data: { views: 0, favourites: 0, conversations: 0, ...data },
          },
        ],
        seller,
      ),
    ),
    row(
      'make new counters for an old listing',
      false,
      [{ set: path.counters, data: { views: 0, favourites: 0, conversations: 0 } }],
      seller,
      { [path.counters]: null },
    ),
    row(
      "make counters for another's new listing",
      false,
      [
        { set: path.listing, data: fresh },
        { set: path.counters, data: { views: 0, favourites: 0, conversations: 0 } },
      ],
      other,
      { [path.listing]: null, [path.counters]: null },
    ),
    row(
      'make counters for nothing',
      false,
      [
        {
          set: 'listings/Count678901234567890/counters/all',
          data: { views: 0, favourites: 0, conversations: 0 },
        },
      ],
      seller,
    ),
  ];
}
