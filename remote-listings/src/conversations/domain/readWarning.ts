import { findContacts } from '@anunturi/shared-domain/texts/findContacts';
import { findSwindle } from '@anunturi/shared-domain/texts/findSwindle';
import { swindles } from '@anunturi/shared-domain/texts/swindles';

/** What the reader of a message is warned of, on their own device; undefined where there is nothing. */
export function readWarning(text: string, siteHost: string): string | undefined {
  const swindle = findSwindle(text, siteHost);
  if (swindle) return `Seamănă cu o înșelătorie cunoscută. ${swindles[swindle]}`;
  return findContacts(text).some(({ kind }) => kind === 'link')
    ? 'Mesajul conține o adresă de internet. Nu o deschideți dacă vi se cer plăți, parole sau date de card.'
    : undefined;
}
