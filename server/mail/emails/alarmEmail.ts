import { type SecurityEvent, securityEvents } from '@anunturi/shared-domain/people/securityEvents';
import { links } from '@anunturi/shared-domain/site/links';
import { siteOrigin } from '../../app/siteOrigin';
import type { EmailContent } from './EmailContent';

/** An alarm of the security log. Whose account it is stands in the log alone. */
export const alarmEmail = (
  alarm: SecurityEvent,
  count: number,
  isOfAccount: boolean,
): EmailContent => ({
  template: 'administratorAlarm',
  values: {
    alarma: securityEvents[alarm].toLowerCase(),
    eveniment: securityEvents[alarm],
  },
  preview: 'Vedeți ce s-a întâmplat în jurnalul de siguranță.',
  paragraphs: [
    isOfAccount
      ? 'Un singur cont a trecut azi de pragul de la care vă anunțăm.'
      : 'De la o singură adresă de rețea s-a trecut azi de pragul de la care vă anunțăm. În spatele ei pot fi mai mulți oameni.',
    'Nimeni nu a fost oprit din cauza alarmei: uitați-vă și hotărâți.',
  ],
  facts: [['De câte ori azi', String(count)]],
  action: { label: 'Jurnalul de siguranță', url: siteOrigin() + links.adminSecurity('alarm') },
  reason: 'Primiți acest mesaj pentru că administrați site-ul.',
});
