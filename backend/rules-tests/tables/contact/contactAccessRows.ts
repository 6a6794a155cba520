import { sampleContactMessage } from '@anunturi/shared-domain/samples/contactMessageSamples';
import { matrix } from '../../matrix';
import { seller } from '../../people';
import { NOW, type RuleCase } from '../../RuleCase';
import { logEntry } from '../administration/logEntry';
import { contactSetup } from './contactSetup';

/** Who reads contact messages. */
export function contactAccessRows(now: Date): RuleCase[] {
  const { path, stored, remove } = contactSetup(now);
  return [
    ...matrix({
      name: 'a contact message',
      path,
      document: stored,
      owner: seller,
      acts: {
        get: { may: ['admin'] },
        list: { may: ['admin'] },
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
    {
      what: 'send a contact message from the browser',
      as: null,
      may: false,
      act: { write: [{ set: path, data: { ...sampleContactMessage, createdAt: NOW } }] },
    },
  ];
}
