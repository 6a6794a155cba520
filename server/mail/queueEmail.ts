import { toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/Store';
import { type EmailDocument, emailPath } from './EmailDocument';

/** E-mails are kept for so long, as the privacy page says. */
export const EMAIL_KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Puts an e-mail into the outbox, with the transaction that it tells of. One that tells the same person the same on the same
 * day is there already.
 */
export async function queueEmail(
  email: Pick<EmailDocument, 'to' | 'message' | 'about'> & { at?: Date },
  store: Store,
  now: Date,
): Promise<void> {
  const { at = now, to, message, about } = email;
  const path = emailPath(about, to, toDayKey(now));
  if ((await store.read(path)) !== null) return;
  const forgetAt = new Date(now.getTime() + EMAIL_KEPT_DAYS * DAY_MS);
  store.create(path, { to, message, about, dueAt: at, createdAt: now, forgetAt });
  store.isEmailDue ||= at <= now;
}
