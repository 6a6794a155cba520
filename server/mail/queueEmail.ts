import type { Store } from '../app/Store';
import { type EmailDocument, emailPath } from './EmailDocument';

/** E-mails are kept for so long, as the privacy page says; what stays of a closed account is shorter. */
const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Puts an e-mail into the outbox, with the transaction that it tells of. One that tells the same person the same in the same
 * `period` is there already.
 */
export async function queueEmail(
  email: Pick<EmailDocument, 'to' | 'message' | 'about'> & { period: string; keptDays?: number },
  store: Store,
  now: Date,
): Promise<void> {
  const { to, message, about, period, keptDays = KEPT_DAYS } = email;
  const path = emailPath(about, to, period);
  if ((await store.read(path)) !== null) return;
  const forgetAt = new Date(now.getTime() + keptDays * DAY_MS);
  store.create(path, { to, message, about, dueAt: now, createdAt: now, forgetAt });
  store.isEmailDue = true;
}
