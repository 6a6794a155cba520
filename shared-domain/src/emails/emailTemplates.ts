import { accountEmails } from './accountEmails';
import { decisionEmails } from './decisionEmails';
import { defineEmail } from './emailWords';
import { listingEmails } from './listingEmails';

/** Every e-mail of the site, with the words that it has unless they were changed in the administration. */
export const emailTemplates = {
  ...listingEmails,
  ...accountEmails,
  ...decisionEmails,
  administratorDigest: defineEmail('Pentru cei din administrare, zilnic', {
    subject: 'Ce așteaptă în administrare',
  }),
  administratorAlarm: defineEmail(
    'Pentru administratori, alarmă',
    { subject: 'Alarmă de siguranță: {alarma}', heading: '{eveniment}' },
    { alarma: 'ce s-a întâmplat, în mijlocul unui rând', eveniment: 'ce s-a întâmplat' },
  ),
};
export type EmailTemplateId = keyof typeof emailTemplates;
