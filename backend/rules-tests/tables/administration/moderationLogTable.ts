import { moderationActions } from '@anunturi/shared-domain/moderation/moderationLog';
import { daysFrom } from '../../baseWorld';
import { matrix } from '../../matrix';
import { admin, seller } from '../../people';
import { type Data, NOW, type RuleCase, type Write } from '../../RuleCase';
import { adminRow as row } from './asAdmin';

/** Acts that administrators' browsers still log themselves. */
const stillByHand = ['listingEdited'];

export function moderationLogTable(now: Date): RuleCase[] {
  const path = 'moderationLog/log1';
  const entry = {
    actorId: admin,
    action: 'listingEdited',
    targetKind: 'listing',
    targetId: seller,
    targetTitle: 'Ana Pop',
    text: 'Reclamă nedorită.',
    at: NOW,
  } as Data;
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
    ...Object.keys(moderationActions).map((action) =>
      row(`log the act ${action}`, stillByHand.includes(action), put({ ...entry, action })),
    ),
    ...['user', 'report', 'category', 'settings', 'blogPost', 'contactMessage'].map((targetKind) =>
      row(`log about a ${targetKind}`, false, put({ ...entry, targetKind })),
    ),
    row('log with a ground', false, put({ ...entry, ground: 'spam' })),
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
