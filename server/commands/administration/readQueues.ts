import { commands } from '@anunturi/shared-domain/commands/commands';
import { defineAdminCommand } from '../../app/defineAdminCommand';
import { readQueues as readFigures } from '../../app/readQueues';

/** How deep the queues of jobs and e-mails are, and how long what is due has waited. */
export const readQueues = defineAdminCommand(
  commands.readQueues,
  async ({ store, now }) => ({ log: [], result: await readFigures(store, now) }),
  { onlyReads: true },
);
