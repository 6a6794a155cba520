import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../data/Store';

const MOST = 100;
const inMs = (value: unknown) => (value instanceof Date ? value.getTime() : undefined);

/** What happens by the clock: how each job went the last time, by name, and when it is next. */
export async function readSchedules(
  store: Store,
): Promise<CommandResult<'readQueues'>['schedules']> {
  const found = await store.find(documentPaths.schedules, (all) => all.limit(MOST));
  return found.map(({ id, data }) => ({
    name: id,
    lastRunAtMs: inMs(data.lastRunAt),
    lastRunMs: typeof data.lastRunMs === 'number' ? data.lastRunMs : undefined,
    lastFailedAtMs: inMs(data.lastFailedAt),
    nextAtMs: inMs(data.nextAt),
  }));
}
