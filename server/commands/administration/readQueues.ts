import { commands } from '@anunturi/shared-domain/commands/commands';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { readQueues as readFigures } from '../../app/queue/readQueues';
import { readSchedules } from '../../app/queue/readSchedules';

/**
 * How deep the queues of jobs and e-mails are, how long what is due has waited, and how what happens by the clock went; and how far the
 * search of this process is: what it knows, how far behind it is, what it reads anew, and since when it is kept.
 */
export const readQueues = defineAdminCommand(
  commands.readQueues,
  async ({ store, search, now }) => ({
    log: [],
    result: {
      ...(await readFigures(store, now)),
      schedules: await readSchedules(store),
      search: (await readStatus(search)) ?? null,
    },
  }),
  { onlyReads: true },
);

type Means = Parameters<Parameters<typeof defineAdminCommand>[1]>[0];

async function readStatus(search: Means['search']) {
  const status = await search?.status();
  if (!status) return undefined;
  const { isReady, listings, watched, sizeBytes, lagMs, rebuilding, rebuiltAtMs, savedAtMs } =
    status;
  return {
    isReady,
    listings,
    watched,
    sizeBytes: sizeBytes === undefined ? undefined : Math.round(sizeBytes),
    lagMs,
    rebuilding,
    rebuiltAtMs,
    savedAtMs,
  };
}
