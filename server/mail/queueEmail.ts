import type { Store } from '../app/data/Store';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type EmailDocument, emailKey } from './EmailDocument';
import { queuedEmail } from './queuedEmail';

/**
 * Puts an e-mail into the outbox, with the transaction that it tells of, and answers its key; null for one that tells the same person the same in the
 * same `period`, which is there already.
 */
export async function queueEmail(
  email: Pick<EmailDocument, 'to' | 'message' | 'about'> & { period: string; keptDays?: number },
  store: Store,
  now: Date,
): Promise<string | null> {
  const key = emailKey(email.about, email.to, email.period);
  const path = documentPaths.email(key);
  if ((await store.read(path)) !== null) return null;
  store.create(path, queuedEmail(email, now, email.keptDays));
  store.isEmailDue = true;
  return key;
}
