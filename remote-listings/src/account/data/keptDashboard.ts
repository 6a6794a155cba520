import { getSession } from '@anunturi/shared-auth/session';
import { ACCOUNT_ANSWER_KEY } from '@anunturi/shared-contract/page/localStorageKeys';
import { type DashboardAnswer, dashboardSchema } from '@anunturi/shared-domain/people/dashboard';
import { parseStored } from '@anunturi/shared-domain/site/parseStored';
import { deviceStore } from '@anunturi/shared-runtime/storage/deviceStore';
import { isShaped } from '@anunturi/shared-runtime/storage/storedShape';

type Kept = { uid: string; atMs: number; answer: DashboardAnswer };

/** One for the device: of the person who asked last. One that does not fit (of another version of this page) counts as none. */
const kept = deviceStore<Kept>(ACCOUNT_ANSWER_KEY, (found) => {
  if (!isShaped<Kept>(found, { uid: 'string', atMs: 'number' })) return null;
  const { data: answer } = parseStored(dashboardSchema, found.answer);
  return answer ? { uid: found.uid, atMs: found.atMs, answer } : null;
});

/** Keeps the answer while this person is still signed in; a device that keeps nothing goes without. */
export function keepDashboard(uid: string, answer: DashboardAnswer): void {
  if (getSession().user?.uid === uid) kept.set({ uid, atMs: Date.now(), answer });
}

/** The last answer about this person, with the moment at which it came. */
export function readKeptDashboard(uid: string): Kept | null {
  const found = kept.get();
  return found?.uid === uid ? found : null;
}
