import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import type { EmailContent } from './EmailContent';

const reason = 'Trimitem acest mesaj pentru că este despre siguranța contului dumneavoastră.';
const notMe = (url: string) => [{ label: 'Nu am fost eu', url }];
const afterwards = [
  'Dacă ați fost dumneavoastră, nu aveți nimic de făcut.',
  '„Nu am fost eu” încheie toate sesiunile, oprește parola de acum și vă trimite un link pentru una nouă.',
];

/** Somebody signed in from a device that the account has not seen. */
export const newDeviceEmail = (device: string, at: Date, notMeUrl: string): EmailContent => ({
  subject: 'Cineva a intrat în cont de pe un dispozitiv nou',
  preview: 'Dacă nu ați fost dumneavoastră, apăsați „Nu am fost eu”.',
  heading: 'Intrare de pe un dispozitiv nou',
  paragraphs: ['S-a intrat în contul dumneavoastră, cu parola, de pe un dispozitiv nou.'],
  facts: [
    ['Dispozitiv', device],
    ['Când', formatDateTime(at)],
  ],
  others: notMe(notMeUrl),
  afterwards,
  reason,
});

/** The password is another one: changed in the account or by a link. */
export const passwordChangedEmail = (notMeUrl: string): EmailContent => ({
  subject: 'Parola contului a fost schimbată',
  preview: 'Celelalte dispozitive au fost delogate.',
  heading: 'Parola a fost schimbată',
  paragraphs: ['Parola contului dumneavoastră este alta. Celelalte dispozitive au fost delogate.'],
  others: notMe(notMeUrl),
  afterwards,
  reason,
});

/** The account has another address; said at both. */
export const addressChangedEmail = (notMeUrl: string): EmailContent => ({
  subject: 'Adresa de e-mail a contului a fost schimbată',
  preview: 'De acum vă scriem la adresa nouă.',
  heading: 'Adresa contului a fost schimbată',
  paragraphs: [
    'Contul are de acum altă adresă de e-mail; cu ea se intră în cont. Celelalte dispozitive au fost delogate.',
  ],
  others: notMe(notMeUrl),
  afterwards,
  reason,
});
