import { commands } from '@anunturi/shared-domain/commands/commands';
import { contactMessageSchema } from '@anunturi/shared-domain/moderation/contactMessage';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { noteRequestOf } from '../../accounts/legalRequests';
import { defineAdminCommand } from '../../app/defineAdminCommand';
import { parseFields } from '../../app/parseFields';
import { refuse } from '../../app/refuse';

/** Changes where a message stands, its note, or both; an empty note is removed. */
export const changeContactMessage = defineAdminCommand(
  commands.changeContactMessage,
  async ({ input: { messageId, status, note }, store, now }) => {
    const path = `${documentPaths.contactMessages}/${messageId}`;
    const message = await store.get(path, contactMessageSchema);
    if (!message) refuse('notFound');
    const { note: _note, ...rest } = message;
    const kept = note ?? message.note;
    const changed = { ...rest, ...(kept && { note: kept }), ...(status && { status }) };
    const next = parseFields(contactMessageSchema, { ...changed, updatedAt: now });
    store.set(path, next);
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
