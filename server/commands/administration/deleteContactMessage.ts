import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { refuse } from '../../app/command/refuse';
import { refuseOwnMessage } from '../moderation/anotherDecides';

/** Deletes a message for good; the log keeps that it was done, and nothing of what it said. */
export const deleteContactMessage = defineAdminCommand(
  commands.deleteContactMessage,
  async ({ input: { messageId }, adminId, store }) => {
    const path = `${documentPaths.contactMessages}/${messageId}`;
    const message = await store.read(path);
    if (!message) refuse('notFound');
    await refuseOwnMessage({ email: String(message.email) }, { adminId, store });
    store.delete(path);
    const target = { targetKind: 'contactMessage', targetId: messageId } as const;
    return { log: { action: 'contactMessageDeleted', ...target }, result: {} };
  },
);
