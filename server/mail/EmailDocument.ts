import { createHash } from 'node:crypto';
import type { EmailDelivery } from './EmailDelivery';
import type { EmailKind } from '@anunturi/shared-domain/people/emailKinds';

/**
 * A document of `mail/{id}` in the shape of the extension "Trigger Email", which may send it in our stead; what it does not
 * know stands beside.
 */
export type EmailDocument = {
  to: string;
  message: { subject: string; text: string; html?: string; headers?: Record<string, string> };
  delivery?: EmailDelivery;
  /** What it tells, and whom: asked at the moment of sending whether it is still wanted. */
  about: { kind: EmailKind; uid?: string; subject: string; subscriberId?: string };
  /** When somebody should take it: its time, the next attempt, or the end of the lease. None when nothing is left to do. */
  dueAt?: Date;
  /** When it ended badly: administrators see it (readFailedEmails). */
  failedAt?: Date;
  /** Names the attempt that holds it: only that one may end it. */
  lease?: string;
  createdAt: Date;
  forgetAt: Date;
};

/** The same thing told to the same person on the same day has the same key: it is queued once, and told to devices once. */
export const emailKey = (
  { kind, uid, subject }: EmailDocument['about'],
  to: string,
  period: string,
): string => {
  const key = createHash('sha256').update([kind, uid ?? to, subject, period].join('\n'));
  return `${kind}-${key.digest('hex').slice(0, 32)}`;
};
