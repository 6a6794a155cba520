import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedEmail } from './composeEmail';
import { type Dkim, signEmail } from './signEmail';
import { type Limits, speakSmtp } from './speakSmtp';

/**
 * Gives an e-mail to somebody and answers what they said; `onWhole` when all of it has gone out. @throws SmtpFailure
 */
export type Transport = (email: ComposedEmail, onWhole: () => void) => Promise<string>;

/** Shorter together than the lease of an e-mail (createMailSender.ts). */
const LIMITS: Limits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** A mail server by its address: `smtps://user:password@host:465`, `smtp://host:587`. */
export function openSmtp(
  url: string,
  { dkim, limits = LIMITS }: { dkim?: Dkim | undefined; limits?: Limits } = {},
): Transport {
  return async (email, onWhole) =>
    speakSmtp(url, dkim ? await signEmail(email, dkim) : email, { limits, onWhole });
}

/** Without a mail server: each e-mail is a file that any mail program opens, and nothing leaves the machine. */
export const openFolder =
  (folder: string): Transport =>
  async ({ messageId, bytes }) => {
    const name = `${messageId.replaceAll(/[<>]|@.*/g, '')}.eml`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const part = join(folder, `.${name}`);
    await writeFile(part, bytes, { mode: 0o600 });
    await rename(part, join(folder, name));
    return name;
  };
