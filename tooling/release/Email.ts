/** An e-mail to the operator of the site. */
export type Email = { to: string; subject: string; text: string };

/** Where e-mails wait for their sender: the commands' own sender, or the extension "Trigger Email" (docs/platform.md). */
export const EMAIL_COLLECTION = 'mail';

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** A document of the outbox, due at once. */
export const emailData = ({ to, subject, text }: Email, now = new Date()) => ({
  to,
  message: { subject, text },
  about: { kind: 'operator', subject },
  dueAt: now,
  createdAt: now,
  forgetAt: new Date(now.getTime() + KEPT_MS),
});
