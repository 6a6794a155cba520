import { moderationGrounds } from '@anunturi/shared-domain/moderation/moderationFields';
import {
  moderationActions,
  moderationLogEntrySchema,
  moderationTallySchema,
} from '@anunturi/shared-domain/moderation/moderationLog';
import { invalidLogEntries, sampleLogEntry } from '@anunturi/shared-domain/samples/adminSamples';
import { daysFrom, userOf } from '../baseWorld';
import { extremes, faultsOf, matrix, refusals } from '../matrix';
import { admin, seller } from '../people';
import {
  type Data,
  Double,
  increment,
  NOW,
  REMOVED,
  roles as everybody,
  type RuleCase,
  type World,
  type Write,
} from '../RuleCase';
import { adminRow as row, asAdmin } from './asAdmin';
import { logEntry } from './logEntry';

/** moderationLog and moderationTallies. */
export function adminTable(now: Date): RuleCase[] {
  const blockedAdmin: World = { [`users/${admin}`]: userOf(admin, now, { blocked: true }) };
  return [
    ...log(now),
    ...tallies(now),
    row('log when blocked', false, [logEntry('log1', 'userBlocked', 'user', seller)], blockedAdmin),
  ];
}

function log(now: Date): RuleCase[] {
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

function tallies(now: Date): RuleCase[] {
  const year = now.getUTCFullYear();
  const path = `moderationTallies/${year}`;
  const old = { rejectedByGround: { fraud: 3, spam: 1 }, contested: 2, reversed: 1 };
  const first = { rejectedByGround: { fraud: 1 }, contested: 0, reversed: 0 };
  const add = (data: Data, target = path): Write[] => [
    {
      set: target,
      merge: true,
      data: { contested: increment(0), reversed: increment(0), ...data },
    },
  ];
  const put = (data: Data, target = path): Write[] => [{ set: target, data }];
  const was: World = { [path]: old };
  return [
    ...matrix({
      name: 'the tally',
      path,
      document: old,
      owner: seller,
      acts: {
        get: { may: everybody },
        create: { may: ['admin'], act: { write: put(first) } },
        update: {
          may: ['admin'],
          act: { write: add({ rejectedByGround: { fraud: increment(1) } }) },
        },
      },
    }),
    ...refusals('the tally', asAdmin, faultsOf(moderationTallySchema, first), (data) => ({
      write: put(data),
    })),
    ...Object.keys(moderationGrounds).map((ground) =>
      row(`tally ${ground}`, true, add({ rejectedByGround: { [ground]: increment(1) } }), was),
    ),
    ...[2, 3, 4].map((by) =>
      row(
        `tally ${by} rejections at once`,
        true,
        add({ rejectedByGround: { fraud: increment(by) } }),
        was,
      ),
    ),
    row('tally a contest', true, add({ contested: increment(1) }), was),
    row('tally a reversal', true, add({ contested: increment(1), reversed: increment(1) }), was),
    row('tally two contests', false, add({ contested: increment(2) }), was),
    row('tally two reversals', false, add({ reversed: increment(2) }), was),
    row('tally backwards', false, add({ contested: increment(-1) }), was),
    row('tally a reversal backwards', false, add({ reversed: increment(-1) }), was),
    row(
      'tally a rejection backwards',
      false,
      add({ rejectedByGround: { fraud: increment(-1) } }),
      was,
    ),
    ...Object.keys(moderationGrounds).map((ground) =>
      row(
        `tally ${ground} backwards`,
        false,
        add({ rejectedByGround: { [ground]: increment(-1) } }),
        { [path]: { ...old, rejectedByGround: { [ground]: 3 } } },
      ),
    ),
    row(
      'tally five rejections at once',
      true,
      add({ rejectedByGround: { fraud: increment(5) } }),
      was,
    ),
    row(
      'tally ten rejections at once',
      false,
      add({ rejectedByGround: { fraud: increment(10) } }),
      was,
    ),
    row('tally and forget a ground', false, put({ ...old, rejectedByGround: { fraud: 4 } }), was),
    row(
      'tally a ground nobody knows',
      false,
      add({ rejectedByGround: { mood: increment(1) } }),
      was,
    ),
    row(
      'tally with more',
      false,
      add({ rejectedByGround: { fraud: increment(1) }, total: 4 }),
      was,
    ),
    row('tally a double', false, add({ rejectedByGround: { fraud: new Double(4) } }), was),
    row('tally digits', false, add({ rejectedByGround: { fraud: '4' } }), was),
    row('tally a double of contests', false, add({ contested: new Double(3) }), was),
    row('tally a double of reversals', false, add({ reversed: new Double(2) }), was),
    row('tally another year', false, put(first, `moderationTallies/${year - 1}`)),
    row(
      'tally more of another year',
      false,
      add({ contested: increment(1) }, `moderationTallies/${year - 1}`),
      { [`moderationTallies/${year - 1}`]: old },
    ),
    row('start a tally of many', false, put({ ...first, contested: 5 })),
    row(
      'remove a field of the tally',
      false,
      [{ update: path, data: { contested: REMOVED } }],
      was,
    ),
  ];
}
