import { commands } from '@anunturi/shared-domain/commands/commands';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { byCaller, noteSecurity } from '../../security/noteSecurity';

/** What pages of the administration read from the database itself leaves its entry before it is read. */
export const noteReading = defineAdminCommand(
  commands.noteReading,
  async ({ caller, input: { event, uid }, store, now }) => {
    const about = { ...byCaller(caller), ...(uid !== undefined && { aboutId: uid }) };
    await noteSecurity(event, about, { store, now });
    return { log: [], result: {} };
  },
  { isAnsweredOnce: true },
);
