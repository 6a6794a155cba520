/** An e-mail to the operator of the site. */
export type Email = { to: string; subject: string; text: string };

/** Where trusted code puts e-mails: the extension "Trigger Email" sends what it finds there (docs/platform.md). */
export const EMAIL_COLLECTION = 'mail';
export const emailData = ({ to, subject, text }: Email) => ({ to, message: { subject, text } });
