import { commands } from '@anunturi/shared-domain/commands/commands';
import { contactMessageSchema } from '@anunturi/shared-domain/moderation/contactMessage';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { noteRequestOf } from '../../accounts/legalRequests';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import { contactAnsweredEmail } from '../../mail/emails/contactEmails';
import { tellAddress } from '../../mail/tell';
import { refuseOwnMessage } from '../moderation/anotherDecides';

/** Answers a message by e-mail, once: what follows is written from mail program to mail program. */
export const answerContactMessage = defineAdminCommand(
  commands.answerContactMessage,
  async ({ input: { messageId, text }, adminId, store, now }) => {
    const path = `${documentPaths.contactMessages}/${messageId}`;
    const message = await store.get(path, contactMessageSchema);
    if (!message) refuse('notFound');
    await refuseOwnMessage(message, { adminId, store });
    if (message.answer) refuse('changedElsewhere');
    const answer = { text: text.trim(), at: now };
    const changed = { ...message, status: 'answered', answer, updatedAt: now };
    const next = parseFields(contactMessageSchema, changed);
    store.set(path, next);
    noteRequestOf(messageId, next, { store, now });
    const told = { kind: 'contactAnswered', subject: messageId, period: 'answer' } as const;
    const email = contactAnsweredEmail({ ...message, id: messageId }, answer.text);
    await tellAddress(message.email, told, email, { store, now });
    return {
      log: {
        action: 'contactMessageChanged',
        targetKind: 'contactMessage',
        targetId: messageId,
        targetTitle: message.subject,
        text: next.status,
      },
      result: {},
    };
  },
);
