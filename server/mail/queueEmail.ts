import type { Store } from '../app/Store';
import { type EmailDocument, emailPath } from './EmailDocument';
import { queuedEmail } from './queuedEmail';

/**
 * Puts an e-mail into the outbox, with the transaction that it tells of; false for one that tells the same person the same in the
 * same `period`, which is there already.
 */
export async function queueEmail(
  email: Pick<EmailDocument, 'to' | 'message' | 'about'> & { period: string; keptDays?: number },
  store: Store,
  now: Date,
): Promise<boolean> {
  const path = emailPath(email.about, email.to, email.period);
  if ((await store.read(path)) !== null) return false;
  store.create(path, queuedEmail(email, now, email.keptDays));
  store.isEmailDue = true;
  return true;
}
