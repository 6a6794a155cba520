import { moderationGrounds } from '@anunturi/shared-domain/moderation/moderationFields';
import {
  moderationActions,
  moderationLogEntrySchema,
} from '@anunturi/shared-domain/moderation/moderationLog';
import { invalidLogEntries, sampleLogEntry } from '@anunturi/shared-domain/samples/adminSamples';
import { daysFrom } from '../../baseWorld';
import { extremes, faultsOf, matrix, refusals } from '../../matrix';
import { admin, seller } from '../../people';
import { type Data, NOW, type RuleCase, type Write } from '../../RuleCase';
import { adminRow as row, asAdmin } from './asAdmin';

export function moderationLogTable(now: Date): RuleCase[] {
  const path = 'moderationLog/log1';
  const entry = { ...sampleLogEntry, at: NOW } as Data;
  const put = (data: Data, id = 'log1'): Write[] => [{ set: `moderationLog/${id}`, data }];
  return [
    ...matrix({
      name: 'an entry of the log',
      path,
      document: { ...entry, at: daysFrom(now, -1) },
      owner: seller,
      acts: {
        get: { may: ['admin'] },
        list: { may: ['admin'] },
        create: { may: ['admin'], act: { write: put(entry) } },
      },
    }),
    ...refusals(
      'an entry of the log',
      asAdmin,
      [
        ...faultsOf(moderationLogEntrySchema, entry),
        ...invalidLogEntries.map(
          ([what, data]) => [what, { ...data, ...(data.at !== undefined && { at: NOW }) }] as const,
        ),
      ],
      (data) => ({ write: put(data) }),
    ),
    row(
      'log at the limits',
      true,
      put(
        {
          ...entry,
          targetId: 'x'.repeat(200),
          targetTitle: 'x'.repeat(200),
          text: 'x'.repeat(2000),
        },
        'x'.repeat(200),
      ),
    ),
    ...extremes(
      'an entry of the log',
      asAdmin,
      moderationLogEntrySchema,
      entry,
      ['targetId', 'targetTitle', 'text'],
      (data) => ({ write: put(data) }),
    ),
    ...Object.keys(moderationActions).map((action) =>
      row(`log the act ${action}`, true, put({ ...entry, action })),
    ),
    ...Object.keys(moderationGrounds).map((ground) =>
      row(`log the ground ${ground}`, true, put({ ...entry, ground })),
    ),
    ...['listing', 'user', 'report', 'category', 'settings', 'blogPost', 'contactMessage'].map(
      (targetKind) => row(`log about a ${targetKind}`, true, put({ ...entry, targetKind })),
    ),
    row(
      'log without more',
      true,
      put({ actorId: admin, action: 'userTrusted', targetKind: 'user', targetId: 'x', at: NOW }),
    ),
    ...(
      [
        ['targetId', 201],
        ['targetTitle', 201],
        ['text', 2001],
      ] as const
    ).map(([field, size]) =>
      row(`log with too long a ${field}`, false, put({ ...entry, [field]: 'x'.repeat(size) })),
    ),
    row('log as another', false, put({ ...entry, actorId: seller })),
    row('log yesterday', false, put({ ...entry, at: daysFrom(now, -1) })),
    row('log under an id that is none', false, put(entry, 'a b')),
    row('log again under an old id', false, put(entry), { [path]: entry }),
    row(
      'log as somebody who is no administrator',
      false,
      put({ ...entry, actorId: seller }),
      {},
      { as: seller },
    ),
  ];
}
