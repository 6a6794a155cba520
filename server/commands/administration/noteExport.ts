import { byCaller, noteSecurity } from '../../security/noteSecurity';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';

/** An export of people leaves its entry before anything is read: the filter, never the words searched. */
export const noteExport = defineAdminCommand(
  commands.noteExport,
  async ({ caller, input: { filter }, store, now }) => {
    await noteSecurity('peopleExported', byCaller(caller), { store, now });
    return {
      log: {
        action: 'usersExported',
        targetKind: 'user',
        targetId: 'export',
        targetTitle: 'Lista de utilizatori',
        text: filter,
      },
      result: {},
    };
  },
);
