import type { EmailDocument } from './EmailDocument';

/** E-mails are kept for so long, as the privacy page says; what stays of a closed account is shorter. */
const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A document of the outbox, due at once. */
export const queuedEmail = (
  { to, message, about }: Pick<EmailDocument, 'to' | 'message' | 'about'>,
  now: Date,
  keptDays = KEPT_DAYS,
): EmailDocument => ({
  to,
  message,
  about,
  dueAt: now,
  createdAt: now,
  forgetAt: new Date(now.getTime() + keptDays * DAY_MS),
});
