import { contactMessageSchema } from '@anunturi/shared-domain/moderation/contactMessage';
import { publicUsageSchema } from '@anunturi/shared-domain/people/publicUsage';
import {
  invalidContactMessages,
  sampleContactMessage,
} from '@anunturi/shared-domain/samples/contactMessageSamples';
import { dayOf, daysFrom } from '../baseWorld';
import { extremes, faultsOf, matrix, refusals } from '../matrix';
import { admin, claimsOf, leaving, other, seller, unregistered } from '../people';
import {
  type Data,
  Double,
  NOW,
  REMOVED,
  type RuleCase,
  type World,
  type Write,
} from '../RuleCase';
import { logEntry } from './logEntry';
import { publicUsage } from './publicUsage';
import { reportTable } from './reportTable';

/** contactMessages, reports and publicUsage. */
export function formTable(now: Date): RuleCase[] {
  return [...contact(now), ...reportTable(now), ...usage(now)];
}

function contact(now: Date): RuleCase[] {
  const path = 'contactMessages/c1';
  const message = { ...sampleContactMessage, createdAt: NOW } as Data;
  const stored = { ...sampleContactMessage, createdAt: daysFrom(now, -1) };
  const send = (data: Data, id = 'c1'): Write[] => [
    { set: `contactMessages/${id}`, data },
    publicUsage(now, { contactMessages: id }),
  ];
  const row = (
    what: string,
    may: boolean,
    writes: Write[],
    as: string | null = null,
    world: World = {},
  ): RuleCase => ({ what, as, claims: claimsOf(as), may, act: { write: writes }, world });
  const handle = (
    what: string,
    may: boolean,
    data: Data,
    action = 'contactMessageChanged',
    world: World = {},
  ) =>
    row(
      `as administrator handle a contact message: ${what}`,
      may,
      [
        { update: path, data: { updatedAt: NOW, logId: 'log1', ...data } },
        logEntry('log1', action, 'contactMessage', 'c1'),
      ],
      admin,
      { [path]: stored, ...world },
    );
  const remove = (
    action = 'contactMessageDeleted',
    id = 'contactMessageDeleted_c1',
    target = 'c1',
  ): Write[] => [{ delete: path }, logEntry(id, action, 'contactMessage', target)];
  return [
    ...matrix({
      name: 'a contact message',
      path,
      document: stored,
      owner: seller,
      acts: {
        get: { may: ['admin'] },
        list: { may: ['admin'] },
        create: { may: ['anonymous', 'other', 'owner', 'admin'], act: { write: send(message) } },
        update: {
          may: ['admin'],
          act: {
            write: [
              { update: path, data: { status: 'answered', updatedAt: NOW, logId: 'log1' } },
              logEntry('log1', 'contactMessageChanged', 'contactMessage', 'c1'),
            ],
          },
        },
        delete: { may: ['admin'], act: { write: remove() } },
      },
    }),
    ...refusals(
      'a contact message',
      { as: null },
      [
        ...faultsOf(contactMessageSchema, message),
        ...invalidContactMessages.map(
          ([what, data]) =>
            [what, { ...data, ...(data.createdAt instanceof Date && { createdAt: NOW }) }] as const,
        ),
      ],
      (data) => ({ write: send(data) }),
    ),
    row(
      'send the longest contact message',
      true,
      send({
        ...message,
        name: 'x'.repeat(60),
        email: `${'x'.repeat(243)}@example.ro`,
        subject: 'x'.repeat(120),
        message: 'x'.repeat(4000),
      }),
    ),
    ...extremes(
      'a contact message',
      { as: null },
      contactMessageSchema,
      message,
      ['name', 'subject', 'message'],
      (data) => ({ write: send(data) }),
    ),
    row(
      'send the shortest contact message',
      true,
      send({ ...message, name: 'xy', email: 'x@y.ro', subject: 'xyz', message: 'x'.repeat(10) }),
    ),
    ...(
      [
        ['a note', { note: 'x' }],
        ['an answer', { status: 'answered' }],
        ['a log entry', { logId: 'x' }],
        ['a change', { updatedAt: NOW }],
        ['an old time', { createdAt: daysFrom(now, -1) }],
        ['a list for a name', { name: ['a', 'b'] }],
        ['a list for a subject', { subject: ['a', 'b', 'c'] }],
        ['a wide space in its e-mail', { email: 'dan\u2003radu@example.ro' }],
      ] as [string, Data][]
    ).map(([what, change]) =>
      row(`send a contact message with ${what}`, false, send({ ...message, ...change })),
    ),
    row('send a contact message without counting it', false, [{ set: path, data: message }]),
    row('send two contact messages on one count', false, [
      ...send(message),
      { set: 'contactMessages/c2', data: message },
    ]),
    row('send a contact message counted twice', false, [
      { set: path, data: message },
      {
        set: `publicUsage/${dayOf(now)}`,
        data: { contactMessages: 2, reports: 0, lastContactMessageId: 'c1' },
      },
    ]),
    row('send a contact message counted before', false, [{ set: path, data: message }], null, {
      [`publicUsage/${dayOf(now)}`]: { contactMessages: 1, reports: 0, lastContactMessageId: 'c1' },
    }),
    row('send a contact message under an id that is none', false, send(message, 'c 1')),
    row('send a contact message without an account', false, send(message), unregistered),
    row('send a contact message while leaving', false, send(message), leaving),
    ...['new', 'answered', 'archived', 'spam'].map((status) =>
      handle(`as ${status}`, true, { status, note: 'Răspuns pe e-mail.' }),
    ),
    handle('with a note of one letter', true, { note: 'x' }),
    handle('as read', false, { status: 'read' }),
    handle('with the longest note', true, { note: 'x'.repeat(2000) }),
    handle('with too long a note', false, { note: 'x'.repeat(2001) }),
    handle('with an empty note', false, { note: '' }),
    handle('yesterday', false, { status: 'spam', updatedAt: daysFrom(now, -1) }),
    handle('and reword it', false, { status: 'spam', message: 'Alte cuvinte decât ale lui.' }),
    handle('with a false log entry', false, { status: 'spam' }, 'contactMessageDeleted'),
    handle('without a note again', true, { note: REMOVED }, 'contactMessageChanged', {
      [path]: { ...stored, note: 'x' },
    }),
    row(
      'as somebody else handle a contact message beside a log entry',
      false,
      [{ update: path, data: { status: 'spam', updatedAt: NOW, logId: 'log1' } }],
      other,
      {
        [path]: stored,
        'moderationLog/log1': {
          action: 'contactMessageChanged',
          targetKind: 'contactMessage',
          targetId: 'c1',
          at: now,
        },
      },
    ),
    row(
      'as administrator delete a contact message with a false log entry',
      false,
      remove('contactMessageChanged'),
      admin,
      { [path]: stored },
    ),
    row(
      'as administrator delete a contact message under another log id',
      false,
      remove('contactMessageDeleted', 'log1'),
      admin,
      { [path]: stored },
    ),
    row(
      'as administrator delete a contact message without a log entry',
      false,
      [{ delete: path }],
      admin,
      { [path]: stored },
    ),
    row(
      'as somebody else delete a contact message with an old log entry',
      false,
      [{ delete: path }],
      other,
      {
        [path]: stored,
        'moderationLog/contactMessageDeleted_c1': {
          at: now,
          action: 'contactMessageDeleted',
          targetKind: 'contactMessage',
          targetId: 'c1',
        },
      },
    ),
  ];
}

function usage(now: Date): RuleCase[] {
  const day = dayOf(now);
  const path = `publicUsage/${day}`;
  const zero = { contactMessages: 0, reports: 0 };
  const row = (
    what: string,
    may: boolean,
    data: Data,
    before: Data | null = null,
    as: string | null = null,
    target = path,
    world: World = {},
  ): RuleCase => ({
    what: `write everybody's day: ${what}`,
    as,
    claims: claimsOf(as),
    may,
    act: { write: [{ set: target, data }] },
    world: { ...(before && { [target]: before }), ...world },
  });
  const yesterday = `publicUsage/${dayOf(daysFrom(now, -1))}`;
  return [
    ...matrix({
      name: "everybody's day",
      path,
      document: zero,
      owner: seller,
      acts: {
        get: { may: ['admin'] },
        list: { may: ['admin'] },
        create: { may: ['anonymous', 'other', 'owner', 'admin'] },
        update: {
          may: ['anonymous', 'other', 'owner', 'admin'],
          act: { write: [publicUsage(now, { reports: 'r1' })] },
        },
      },
    }),
    ...refusals(
      "everybody's day",
      { as: null },
      faultsOf(publicUsageSchema, {
        contactMessages: 1,
        reports: 1,
        lastContactMessageId: 'c1',
        lastReportId: 'r1',
      }),
      (data) => ({ write: [{ set: path, data }] }),
    ),
    ...(['contactMessages', 'reports'] as const).flatMap((count) => [
      row(`${count} up to the limit`, true, { ...zero, [count]: 2000 }, { ...zero, [count]: 1999 }),
      row(`${count} over the limit`, false, { ...zero, [count]: 2001 }, { ...zero, [count]: 2000 }),
      row(`${count} by two`, false, { ...zero, [count]: 2 }),
      row(`${count} backwards`, false, { ...zero, [count]: 1 }, { ...zero, [count]: 2 }),
      row(`${count} as a double`, false, { ...zero, [count]: new Double(1) }),
    ]),
    row('of yesterday', false, zero, null, null, yesterday),
    row('of yesterday again', false, { ...zero, reports: 1 }, zero, null, yesterday),
    row('with an id that is none', false, {
      contactMessages: 1,
      reports: 0,
      lastContactMessageId: 'a b',
    }),
    row('while leaving', false, zero, null, leaving),
    row('more while leaving', false, { ...zero, reports: 1 }, zero, leaving),
  ];
}
