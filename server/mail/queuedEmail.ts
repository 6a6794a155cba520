import { keptDays } from '@anunturi/shared-domain/people/keptDays';
import type { EmailDocument } from './EmailDocument';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A document of the outbox, due at once; what stays of a closed account is kept shorter. */
export const queuedEmail = (
  { to, message, about }: Pick<EmailDocument, 'to' | 'message' | 'about'>,
  now: Date,
  days: number = keptDays.email,
): EmailDocument => ({
  to,
  message,
  about,
  dueAt: now,
  createdAt: now,
  forgetAt: new Date(now.getTime() + days * DAY_MS),
});
