import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { formatMoney } from '@anunturi/shared-domain/formats/formatMoney';
import { links } from '@anunturi/shared-domain/site/links';
import { siteOrigin } from '../../app/siteOrigin';
import type { EmailContent } from './EmailContent';

export type Told = Pick<
  ListingFields,
  'title' | 'slug' | 'price' | 'localityName' | 'expiresAt'
> & {
  id: string;
};

const REASON = 'Primiți acest mesaj pentru că ați publicat un anunț.';
const urlOf = ({ slug, id }: Told) => siteOrigin() + links.listing({ slug, id });
const factsOf = ({ title, price, localityName, expiresAt }: Told): EmailContent['facts'] => [
  ['Anunț', title],
  ['Preț', formatMoney(price.amountMinor / 100, price.currency)],
  ['Localitate', localityName],
  ...(expiresAt ? ([['Public până la', formatDate(expiresAt)]] as const) : []),
];

export const publishedEmail = (listing: Told): EmailContent => ({
  subject: 'Anunțul este public',
  preview: 'Oricine îl poate vedea.',
  heading: 'Anunțul este public',
  paragraphs: [
    'Cumpărătorii îl văd în liste de acum. Trimiteți-l și dumneavoastră celor care caută.',
  ],
  facts: factsOf(listing),
  action: { label: 'Vedeți anunțul', url: urlOf(listing) },
  reason: REASON,
});

export const approvedEmail = (listing: Told): EmailContent => ({
  ...publishedEmail(listing),
  subject: 'Anunțul a fost aprobat',
  heading: 'Anunțul a fost aprobat',
});

type TermLinks = { renewUrl: string; soldUrl: string };

/** Three days before the end of its term. */
export const endingEmail = (listing: Told, { renewUrl, soldUrl }: TermLinks): EmailContent => ({
  subject: 'Anunțul expiră în 3 zile',
  preview: 'Îl puteți prelungi fără să intrați în cont.',
  heading: 'Anunțul expiră în curând',
  paragraphs: ['După această dată nu se mai vede în liste. Prelungirea este gratuită, 30 de zile.'],
  facts: factsOf(listing),
  action: { label: 'Prelungiți anunțul', url: renewUrl },
  others: [{ label: 'Am vândut deja', url: soldUrl }],
  reason: REASON,
});

export const endedEmail = (listing: Told, { renewUrl, soldUrl }: TermLinks): EmailContent => ({
  subject: 'Anunțul a expirat',
  preview: 'Îl puteți prelungi fără să intrați în cont.',
  heading: 'Anunțul a expirat',
  paragraphs: ['Nu se mai vede în liste. Dacă este de vânzare, prelungiți-l cu 30 de zile.'],
  facts: factsOf(listing),
  action: { label: 'Prelungiți anunțul', url: renewUrl },
  others: [{ label: 'Am vândut', url: soldUrl }],
  reason: REASON,
});

/** A listing that nobody has touched for long. */
export const silentEmail = (
  listing: Told,
  urls: { availableUrl: string; soldUrl: string; takeDownUrl: string },
): EmailContent => ({
  subject: 'Mai este disponibil anunțul?',
  preview: 'Un clic, fără să intrați în cont.',
  heading: 'Mai este disponibil?',
  paragraphs: [
    'Anunțul este public de mult și nu l-ați mai schimbat. Spuneți-le celor care caută.',
  ],
  facts: factsOf(listing),
  action: { label: 'Da, este disponibil', url: urls.availableUrl },
  others: [
    { label: 'L-am vândut', url: urls.soldUrl },
    { label: 'Scoateți anunțul', url: urls.takeDownUrl },
  ],
  reason: REASON,
});
