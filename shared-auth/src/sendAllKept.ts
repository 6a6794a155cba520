import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { callCommand } from './callCommand';
import { dropCommand, dropOthers, isAway, keepCommand, keptCommands } from './keptCommands';

/** Does what is kept of a person, in order, until trusted code is not reached; what others left on this device goes. */
async function sendAll(uid: string): Promise<void> {
  await dropOthers(uid);
  for (const command of await keptCommands(uid)) {
    const { name, input, key, problem } = command;
    if (problem) continue;
    try {
      await callCommand(name, input, { key });
      await dropCommand(key);
    } catch (error) {
      if (isAway(error)) return;
      console.error('What was kept could not be done', error);
      if (!isMarketError(error)) return;
      const { code, message } = error;
      await keepCommand({ ...command, problem: { code, message } });
    }
  }
}

const LOCK = 'kept commands';

/** The same, in one page at a time; a browser without locks repeats an act under its key, which is then done once. */
export async function sendAllKept(uid: string): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return sendAll(uid);
  await locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? sendAll(uid) : null));
}
