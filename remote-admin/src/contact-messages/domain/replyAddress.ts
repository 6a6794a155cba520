import type { ContactMessage } from '@anunturi/shared-domain/moderation/contactMessage';

/** Longest quotation that mail programs take over from a link. */
const QUOTED_MAX = 1200;

/** A mail link with subject and the message quoted below. */
export function replyAddress({
  name,
  email,
  subject,
  message,
}: Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>): string {
  const quoted = message
    .slice(0, QUOTED_MAX)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `Bună ziua, ${name},\r\n\r\n\r\n\r\n${quoted}`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=${encodeURIComponent(body)}`;
}
