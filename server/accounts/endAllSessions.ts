import { FieldValue } from '@google-cloud/firestore';
import type { Store } from '../app/data/Store';
import { endSessions } from '../jobs/endSessions';

/** Tokens are dated in whole seconds: what began in this second ends too. */
export const endOfSecond = (now: Date): Date =>
  new Date(Math.ceil((now.getTime() + 1) / 1000) * 1000);

/** Ends every session of a person that began until now; answers what their document says of it. */
export function endAllSessions(uid: string, { store, now }: { store: Store; now: Date }) {
  const sessionsEndedAt = endOfSecond(now);
  store.enqueue(endSessions, { uid, before: sessionsEndedAt.getTime() });
  return { sessionsEndedAt, standingSession: FieldValue.delete() };
}
