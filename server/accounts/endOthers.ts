import { FieldValue } from '@google-cloud/firestore';
import type { SignedInCaller } from '../app/callers/Caller';
import type { Store } from '../app/data/Store';
import { beganOf } from './beganOf';
import { endSessions } from '../jobs/endSessions';
import { endOfSecond } from './endAllSessions';

/**
 * Ends every session but the caller's, those that began after it too; answers what the person's document says of it, where rules
 * and commands look. What changes how somebody signs in, or asks for it, ends sessions by this alone.
 */
export function endOthers(caller: SignedInCaller, { store, now }: { store: Store; now: Date }) {
  const began = beganOf(caller);
  const sessionsEndedAt = endOfSecond(now);
  store.enqueue(endSessions, { uid: caller.uid, before: sessionsEndedAt.getTime(), but: began });
  // Those that were ended one by one began before, and none of them is the caller's.
  return { sessionsEndedAt, standingSession: began, endedSessions: FieldValue.delete() };
}
