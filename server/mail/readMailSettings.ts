import { readFileSync } from 'node:fs';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { openFolder, openSmtp, type Transport } from './openTransport';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What takes e-mails. SMTP_URL: a mail server, `smtps://user:password@host:465`, signed when DKIM_KEY_FILE (PEM), DKIM_DOMAIN
 * and DKIM_SELECTOR are there. MAIL_FOLDER: files, nothing leaves the machine. MAIL_BY_EXTENSION=1: nothing here, the
 * extension "Trigger Email" sends what is in the outbox; it does not ask again whether an e-mail is still wanted.
 * @throws ExpectedFailure when none is set
 */
export function readMailSettings(environment: Environment): Transport | undefined {
  const { SMTP_URL, MAIL_FOLDER, MAIL_BY_EXTENSION } = environment;
  if (SMTP_URL) return openSmtp(readUrl(SMTP_URL), { dkim: readDkim(environment) });
  if (MAIL_BY_EXTENSION === '1') return undefined;
  if (MAIL_FOLDER) return openFolder(MAIL_FOLDER);
  throw new ExpectedFailure(
    'The commands have nobody who sends their e-mails.',
    'Set SMTP_URL (smtps://user:password@host:465), or MAIL_BY_EXTENSION=1, or MAIL_FOLDER.',
    2,
  );
}

function readUrl(url: string): string {
  if (URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol)) return url;
  throw new ExpectedFailure(
    'SMTP_URL is not the address of a mail server.', // not repeated: a password stands in it
    'Write smtps://user:password@host:465, or smtp://host:587; @ and / of a password as %40 and %2F.',
    2,
  );
}

function readDkim({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE }: Environment) {
  if (!DKIM_KEY_FILE) return undefined;
  if (!DKIM_DOMAIN || !DKIM_SELECTOR)
    throw new ExpectedFailure(
      'DKIM_KEY_FILE alone signs nothing.',
      'Set DKIM_DOMAIN (example.ro) and DKIM_SELECTOR (the name before ._domainkey) too.',
      2,
    );
  const privateKey = readFileSync(DKIM_KEY_FILE, 'utf8');
  return { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey };
}
