import type { Store } from '../app/Store';
import { endSessions } from '../jobs/endSessions';

/** Ends every session of a person that began before a moment; answers what their document says of it. */
export function endSessionsBefore(uid: string, before: Date, store: Store) {
  store.enqueue(endSessions, { uid, before: before.getTime() });
  return { sessionsEndedAt: before };
}

/** The same of all that began until now: tokens are dated in whole seconds, those of this second end too. */
export const endAllSessions = (uid: string, { store, now }: { store: Store; now: Date }) =>
  endSessionsBefore(uid, new Date(Math.ceil((now.getTime() + 1) / 1000) * 1000), store);
