import { commands } from '@anunturi/shared-domain/commands/commands';
import { contactMessageSchema } from '@anunturi/shared-domain/moderation/contactMessage';
import { toLegalRequestKind } from '@anunturi/shared-domain/people/legalRequestKinds';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { noteRequestOf } from '../../accounts/legalRequests';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { parseFields } from '../../app/command/parseFields';
import { contactClosedEmail } from '../../mail/emails/contactEmails';
import { tellAddress } from '../../mail/tell';
import { refuse } from '../../app/command/refuse';
import { refuseOwnMessage } from '../moderation/anotherDecides';

const ANSWER_FIRST = 'Este o cerere cu termen legal: răspundeți înainte de a o închide.';

/**
 * Changes where a message stands, its note, or both; an empty note is removed. The writer of one that is closed without an answer
 * is told so, once; a request that the law gives a time to answer is not closed without one.
 */
export const changeContactMessage = defineAdminCommand(
  commands.changeContactMessage,
  async ({ input: { messageId, status, note }, adminId, store, now }) => {
    const path = `${documentPaths.contactMessages}/${messageId}`;
    const message = await store.get(path, contactMessageSchema);
    if (!message) refuse('notFound');
    await refuseOwnMessage(message, { adminId, store });
    const { note: _note, ...rest } = message;
    const kept = note ?? message.note;
    const changed = { ...rest, ...(kept && { note: kept }), ...(status && { status }) };
    const next = parseFields(contactMessageSchema, { ...changed, updatedAt: now });
    store.set(path, next);
    if (message.status === 'new' && next.status === 'archived') {
      if (toLegalRequestKind(message.subject)) refuse('notAllowed', ANSWER_FIRST);
      const told = { kind: 'contactAnswered', subject: messageId, period: 'closed' } as const;
      const email = contactClosedEmail({ ...message, id: messageId });
      await tellAddress(message.email, told, email, { store, now });
    }
    if (next.status !== message.status) noteRequestOf(messageId, next, { store, now });
    return {
      log: {
        action: 'contactMessageChanged',
        targetKind: 'contactMessage',
        targetId: messageId,
        targetTitle: message.subject,
        ...(status && { text: status }),
      },
      result: {},
    };
  },
);
