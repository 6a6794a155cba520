import MailComposer from 'nodemailer/lib/mail-composer';
import type { EmailDocument } from './EmailDocument';
import type { SenderIdentity } from './readSenderIdentity';

/** An e-mail as bytes, with whom it is for. */
export type ComposedEmail = { from: string; to: string; messageId: string; bytes: Buffer };

/** An e-mail as it goes over the line: both versions, the sender's name, and headers that say it is written by a machine. */
export async function composeEmail(
  { to, message }: EmailDocument,
  id: string,
  sender: SenderIdentity,
): Promise<ComposedEmail> {
  const messageId = `<${id}@${sender.address.slice(sender.address.indexOf('@') + 1)}>`;
  const { subject, text, html, headers = {} } = message;
  const composer = new MailComposer({
    from: { name: sender.name, address: sender.address },
    replyTo: sender.replyTo,
    to,
    subject,
    text,
    ...(html !== undefined && { html }),
    messageId,
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
  });
  return { from: sender.address, to, messageId, bytes: await composer.compile().build() };
}
