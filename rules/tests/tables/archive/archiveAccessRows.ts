import { archiveEntrySchema } from '@anunturi/shared-domain/people/archiveEntry';
import { extremes, matrix } from '../../matrix';
import { seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { own, archiveSetup } from './archiveSetup';

/** Who reads the archive; nobody makes or removes anything in it but trusted code. */
export function archiveAccessRows(now: Date): RuleCase[] {
  const { path, usage, stored, used } = archiveSetup(now);
  return [
    ...matrix({
      name: 'an entry of the archive',
      path,
      document: stored,
      owner: seller,
      acts: {
        get: { may: own },
        list: { may: own },
        create: { may: [], act: { write: [{ set: path, data: stored }] } },
        update: {
          may: ['owner'],
          act: { write: [{ update: path, data: { name: 'Alt nume.pdf' } }] },
        },
        delete: { may: [] },
      },
    }),
    ...matrix({
      name: 'the usage of the archive',
      path: usage,
      document: used,
      owner: seller,
      acts: {
        get: { may: own },
        create: { may: [], act: { write: [{ set: usage, data: used }] } },
        update: { may: [], act: { write: [{ set: usage, data: { usedBytes: 0 } }] } },
      },
    }),
    ...extremes(
      'the name of an entry',
      { as: seller, world: { [path]: stored } },
      archiveEntrySchema,
      stored,
      ['name'],
      (data) => ({ write: [{ update: path, data: { name: data.name } }] }),
    ),
  ];
}
