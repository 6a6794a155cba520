import { buffer } from 'node:stream/consumers';
import DKIM from 'nodemailer/lib/dkim';
import type { ComposedEmail } from './composeEmail';

/** The key by which receivers know that an e-mail is the domain's (RFC 6376); `privateKey` in PEM. */
export type Dkim = { domainName: string; keySelector: string; privateKey: string };

/** The same e-mail with the domain's signature. */
export const signEmail = async (email: ComposedEmail, dkim: Dkim): Promise<ComposedEmail> => ({
  ...email,
  bytes: await buffer(new DKIM(dkim).sign(email.bytes)),
});
