import type { Store } from '../app/Store';
import { endSessions } from '../jobs/endSessions';

/** Ends every session of a person that began until now; answers what their document says of it. */
export function endAllSessions(uid: string, { store, now }: { store: Store; now: Date }) {
  // Tokens are dated in whole seconds: those of this second end too.
  const sessionsEndedAt = new Date(Math.ceil((now.getTime() + 1) / 1000) * 1000);
  store.enqueue(endSessions, { uid, before: sessionsEndedAt.getTime() });
  return { sessionsEndedAt };
}
