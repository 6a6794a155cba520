import { contactMessageSchema } from '@anunturi/shared-domain/moderation/contactMessage';
import { invalidContactMessages } from '@anunturi/shared-domain/samples/contactMessageSamples';
import { faultsOf, matrix, refusals } from '../../matrix';
import { seller } from '../../people';
import { NOW, type RuleCase } from '../../RuleCase';
import { logEntry } from '../administration/logEntry';
import { contactSetup } from './contactSetup';

/** Who reads contact messages. */
export function contactAccessRows(now: Date): RuleCase[] {
  const { path, message, stored, send, remove } = contactSetup(now);
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
  ];
}
