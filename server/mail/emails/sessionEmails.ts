import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { NOT_ME_DAYS } from '@anunturi/shared-domain/site/limits';
import type { EmailContent } from './EmailContent';

const reason = 'Trimitem acest mesaj pentru că este despre siguranța contului dumneavoastră.';
const notMe = (url: string) => [{ label: 'Nu am fost eu', url }];
const afterwards = [
  'Dacă ați fost dumneavoastră, nu aveți nimic de făcut.',
  `„Nu am fost eu” încheie toate sesiunile, oprește parola de acum și vă trimite un link pentru una nouă. Este valabil ${NOT_ME_DAYS} zile.`,
  'Dacă nu sunteți administrator, scoate și al doilea pas activat după acest moment. Codurile de rezervă făcute de atunci nu mai sunt valabile.',
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

/** The account has another address; said at both. From the earlier one it may come back. */
export const addressChangedEmail = (
  notMeUrl: string,
  { mayComeBack = false } = {},
): EmailContent => ({
  subject: 'Adresa de e-mail a contului a fost schimbată',
  preview: 'De acum vă scriem la adresa nouă.',
  heading: 'Adresa contului a fost schimbată',
  paragraphs: [
    'Contul are de acum altă adresă de e-mail; cu ea se intră în cont. Celelalte dispozitive au fost delogate.',
  ],
  others: notMe(notMeUrl),
  afterwards: mayComeBack
    ? [
        ...afterwards,
        'Contul are apoi din nou această adresă: linkul pentru parola nouă vine aici.',
      ]
    : afterwards,
  reason,
});

/** What became of a second factor: on, off, new recovery codes, or one of them was used and so many are left. */
export type SecondFactorNews = 'on' | 'off' | 'codes' | { codesLeft: number };

/** The second factor of an account was changed, or a recovery code used. */
export function secondFactorEmail(news: SecondFactorNews, notMeUrl: string): EmailContent {
  const [subject, text] = wordsOf(news);
  return {
    subject,
    preview: 'Dacă nu ați fost dumneavoastră, apăsați „Nu am fost eu”.',
    heading: subject,
    paragraphs: [text],
    others: notMe(notMeUrl),
    afterwards,
    reason,
  };
}

function wordsOf(news: SecondFactorNews): [subject: string, text: string] {
  if (news === 'on')
    return [
      'Al doilea pas la intrarea în cont este activat',
      'De acum, după parolă, contul cere un cod din aplicația de autentificare. Celelalte dispozitive au fost delogate.',
    ];
  if (news === 'off')
    return [
      'Al doilea pas la intrarea în cont este oprit',
      'De acum se intră în cont numai cu parola. Celelalte dispozitive au fost delogate.',
    ];
  if (news === 'codes')
    return [
      'Codurile de rezervă au fost înlocuite',
      'Contul are coduri de rezervă noi. Cele vechi nu mai sunt valabile.',
    ];
  return [
    'S-a intrat în cont cu un cod de rezervă',
    `În locul codului din aplicație a fost folosit un cod de rezervă. Coduri rămase: ${news.codesLeft}.`,
  ];
}
