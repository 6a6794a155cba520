import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/defineAdminCommand';
import { refuse } from '../../app/refuse';

/** Deletes a message for good; the log keeps that it was done, and nothing of what it said. */
export const deleteContactMessage = defineAdminCommand(
  commands.deleteContactMessage,
  async ({ input: { messageId }, store }) => {
    const path = `${documentPaths.contactMessages}/${messageId}`;
    if (!(await store.read(path))) refuse('notFound');
    store.delete(path);
    const target = { targetKind: 'contactMessage', targetId: messageId } as const;
    return { log: { action: 'contactMessageDeleted', ...target }, result: {} };
  },
);
