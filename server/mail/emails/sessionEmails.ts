import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { NOT_ME_DAYS } from '@anunturi/shared-domain/site/limits';
import type { EmailContent } from './EmailContent';

const reason = 'Trimitem acest mesaj pentru că este despre siguranța contului dumneavoastră.';
const notMe = (url: string) => [{ label: 'Nu am fost eu', url }];
const afterwards = [
  'Dacă ați fost dumneavoastră, nu aveți nimic de făcut.',
  `„Nu am fost eu” încheie toate sesiunile, oprește parola de acum și vă trimite un link pentru una nouă. Este valabil ${NOT_ME_DAYS} zile.`,
  'Dacă nu aveți un rol în administrare, scoate și al doilea pas activat după acest moment. Codurile de rezervă făcute de atunci nu mai sunt valabile.',
];

/** Somebody signed in from a device that the account has not seen. */
export const newDeviceEmail = (device: string, at: Date, notMeUrl: string): EmailContent => ({
  template: 'newDevice',
  preview: 'Dacă nu ați fost dumneavoastră, apăsați „Nu am fost eu”.',
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
  template: 'passwordChanged',
  preview: 'Celelalte dispozitive au fost delogate.',
  others: notMe(notMeUrl),
  afterwards,
  reason,
});

/** The account has another address; said at both. From the earlier one it may come back. */
export const addressChangedEmail = (
  notMeUrl: string,
  { mayComeBack = false } = {},
): EmailContent => ({
  template: 'addressChanged',
  preview: 'De acum vă scriem la adresa nouă.',
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
export const secondFactorEmail = (news: SecondFactorNews, notMeUrl: string): EmailContent => ({
  ...(typeof news === 'string'
    ? { template: templates[news] }
    : { template: 'recoveryCodeUsed', values: { coduri: String(news.codesLeft) } }),
  preview: 'Dacă nu ați fost dumneavoastră, apăsați „Nu am fost eu”.',
  others: notMe(notMeUrl),
  afterwards,
  reason,
});

const templates = {
  on: 'secondFactorOn',
  off: 'secondFactorOff',
  codes: 'recoveryCodesReplaced',
} as const;
