import { queuedEmail } from '@anunturi/server/mail/queuedEmail';

/** An e-mail to the operator of the site. */
export type Email = {
  to: string;
  subject: string;
  text: string;
  /** What it tells, where the daily e-mail of administrators counts it; otherwise its subject. */
  tells?: string;
};

/** A document of the outbox, for the commands' own sender or the extension "Trigger Email" (docs/platform.md). */
export const emailData = ({ to, subject, text, tells = subject }: Email, now = new Date()) =>
  queuedEmail({ to, message: { subject, text }, about: { kind: 'operator', subject: tells } }, now);
