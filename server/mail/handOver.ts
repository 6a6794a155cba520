import type { ComposedEmail } from './composeEmail';
import type { Transport } from './openTransport';
import type { SmtpFailure } from './speakSmtp';

/** How speaking to the mail server ended. */
export type HandedOver =
  | { kind: 'taken'; info: { messageId: string; accepted: string[]; response: string } }
  /** Not now: connection, greeting or a 4xx. */
  | { kind: 'later'; error: string }
  /** Never: a 5xx; `address` when it is the address that is refused. */
  | { kind: 'refused'; error: string; address: boolean }
  /** The whole e-mail went out and no answer came: it may have been taken. */
  | { kind: 'unclear'; error: string };

/** Gives an e-mail to the mail server and says how that ended; throws nothing. */
export async function handOver(email: ComposedEmail, transport: Transport): Promise<HandedOver> {
  const { to, messageId } = email;
  let isWhole = false;
  try {
    const response = await transport(email, () => (isWhole = true));
    return { kind: 'taken', info: { messageId, accepted: [to], response: response.slice(0, 300) } };
  } catch (failure) {
    const { message, responseCode = 0, command = '' } = failure as SmtpFailure;
    const error = withoutAddresses(message).slice(0, 300);
    if (responseCode >= 500) return { kind: 'refused', error, address: command === 'RCPT TO' };
    if (isWhole && responseCode === 0) return { kind: 'unclear', error };
    return { kind: 'later', error };
  }
}

/** A server's refusal repeats the address; what is kept of it does not. */
const withoutAddresses = (text: string): string =>
  text.replaceAll(/[^\s<>@]+@[^\s<>@]+/g, '(adresa)');
