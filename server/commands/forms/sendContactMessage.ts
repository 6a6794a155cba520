import { commands } from '@anunturi/shared-domain/commands/commands';
import {
  contactMessageSchema,
  toContactReceipt,
} from '@anunturi/shared-domain/moderation/contactMessage';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { noteRequestOf } from '../../accounts/legalRequests';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { newId } from '../../app/command/newId';
import { parseFields } from '../../app/command/parseFields';
import { refusePrograms } from '../../app/refusePrograms';
import { contactReceivedEmail } from '../../mail/emails/contactEmails';
import { tellAddress } from '../../mail/tell';
import { everybody } from '../../app/command/who';

/** Keeps a message for the operator. A blocked person may write too: it is how they object. */
export const sendContactMessage = defineCommand(commands.sendContactMessage, {
  who: everybody,
  limit: perDay('contactMessages'),
  texts: { name: 'toOperator', subject: 'toOperator', message: 'toOperator' },
  async run({ input: { proof, ...fields }, store, now }) {
    refusePrograms(proof);
    const message = parseFields(contactMessageSchema, { ...fields, status: 'new', createdAt: now });
    const id = newId();
    store.create(`${documentPaths.contactMessages}/${id}`, message);
    noteRequestOf(id, message, { store, now });
    const told = { kind: 'contactReceived', subject: 'contact' } as const;
    await tellAddress(message.email, told, contactReceivedEmail({ ...message, id }), {
      store,
      now,
    });
    return { receipt: toContactReceipt(id) };
  },
});
