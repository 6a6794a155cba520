import { matrix } from '../../matrix';
import { seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { path, everybody, counterSetup } from './counterSetup';

/** Who reads counters; trusted code makes them. */
export function counterAccessRows(now: Date): RuleCase[] {
  const { row, like, grow } = counterSetup(now);
  return [
    ...matrix({
      name: 'the counters of a listing',
      path: path.counters,
      document: { views: 7, favourites: 2, conversations: 1 },
      owner: seller,
      acts: {
        get: { may: everybody },
        update: { may: ['other'], act: { write: [like, grow(1)] } },
      },
    }),
    row(
      'make new counters for an old listing',
      false,
      [{ set: path.counters, data: { views: 0, favourites: 0, conversations: 0 } }],
      seller,
      { [path.counters]: null },
    ),
  ];
}
