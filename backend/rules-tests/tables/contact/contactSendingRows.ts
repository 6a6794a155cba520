import { contactMessageSchema } from '@anunturi/shared-domain/moderation/contactMessage';
import { dayOf, daysFrom } from '../../baseWorld';
import { extremes } from '../../matrix';
import { leaving, unregistered } from '../../people';
import { type Data, NOW, type RuleCase } from '../../RuleCase';
import { contactSetup } from './contactSetup';

/** Sending a contact message. */
export function contactSendingRows(now: Date): RuleCase[] {
  const { path, message, send, row } = contactSetup(now);
  return [
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
  ];
}
