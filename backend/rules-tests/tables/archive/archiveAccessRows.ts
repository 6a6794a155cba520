import {
  archiveEntrySchema,
  archiveUsageSchema,
} from '@anunturi/shared-domain/people/archiveEntry';
import {
  invalidArchiveEntries,
  invalidArchiveUsages,
} from '@anunturi/shared-domain/samples/personalSamples';
import { extremes, faultsOf, matrix, refusals } from '../../matrix';
import { seller } from '../../people';
import { increment, type RuleCase } from '../../RuleCase';
import { own, archiveSetup } from './archiveSetup';

/** Who reads the archive, and what its schema takes. */
export function archiveAccessRows(now: Date): RuleCase[] {
  const { path, usage, entry, stored, used, keep, drop, renewed } = archiveSetup(now);
  return [
    ...matrix({
      name: 'an entry of the archive',
      path,
      document: stored,
      owner: seller,
      world: { [usage]: used },
      acts: {
        get: { may: own },
        list: { may: own },
        create: { may: ['owner'], act: { write: keep() } },
        update: {
          may: ['owner'],
          act: { write: [{ update: path, data: { name: 'Alt nume.pdf' } }] },
        },
        delete: { may: ['owner'], act: { write: drop() } },
      },
    }),
    ...matrix({
      name: 'the usage of the archive',
      path: usage,
      document: used,
      owner: seller,
      acts: {
        get: { may: own },
        create: { may: ['owner'], act: { write: keep() } },
        update: { may: ['owner'], act: { write: keep() } },
      },
    }),
    ...refusals(
      'an entry',
      { as: seller },
      [
        ...faultsOf(archiveEntrySchema, entry),
        ...invalidArchiveEntries.map(([what, data]) => [what, renewed(data)] as const),
      ],
      (data) => ({
        write: keep(data, increment(typeof data.sizeBytes === 'number' ? data.sizeBytes : 182_000)),
      }),
    ),
    ...refusals(
      'the usage',
      { as: seller },
      [
        ...faultsOf(archiveUsageSchema, { usedBytes: 182_000, lastEntryId: 'entry01' }),
        ...invalidArchiveUsages,
      ],
      (data) => ({
        write: [
          { set: path, data: entry },
          { set: usage, data },
        ],
      }),
    ),
    ...extremes(
      'an entry',
      { as: seller },
      archiveEntrySchema,
      entry,
      ['name', 'sizeBytes'],
      (data) => ({ write: keep(data, increment(data.sizeBytes as number)) }),
    ),
  ];
}
