import { commands } from '@anunturi/shared-domain/commands/commands';
import { defineAdminCommand } from '../../app/defineAdminCommand';
import { readQueues as readFigures } from '../../app/readQueues';
import { readSchedules } from '../../app/readSchedules';

/** How deep the queues of jobs and e-mails are, how long what is due has waited, and how what happens by the clock went. */
export const readQueues = defineAdminCommand(
  commands.readQueues,
  async ({ store, now }) => ({
    log: [],
    result: { ...(await readFigures(store, now)), schedules: await readSchedules(store) },
  }),
  { onlyReads: true },
);
