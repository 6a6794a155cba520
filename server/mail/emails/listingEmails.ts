import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { formatMoney } from '@anunturi/shared-domain/formats/formatMoney';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { LISTING_VALID_DAYS } from '@anunturi/shared-domain/site/limits';
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
  template: 'listingPublished',
  preview: 'Oricine îl poate vedea.',
  facts: factsOf(listing),
  action: { label: 'Vedeți anunțul', url: urlOf(listing) },
  reason: REASON,
});

export const approvedEmail = (listing: Told): EmailContent => ({
  ...publishedEmail(listing),
  template: 'listingApproved',
});

type TermLinks = { renewUrl: string; soldUrl: string };

const values = { zile: '3 zile', prelungire: plural(LISTING_VALID_DAYS, 'zi', 'zile') };

/** Three days before the end of its term. */
export const endingEmail = (listing: Told, { renewUrl, soldUrl }: TermLinks): EmailContent => ({
  template: 'listingEnding',
  values,
  preview: 'Îl puteți prelungi fără să intrați în cont.',
  facts: factsOf(listing),
  action: { label: 'Prelungiți anunțul', url: renewUrl },
  others: [{ label: 'Am vândut deja', url: soldUrl }],
  reason: REASON,
});

export const endedEmail = (listing: Told, { renewUrl, soldUrl }: TermLinks): EmailContent => ({
  template: 'listingEnded',
  values,
  preview: 'Îl puteți prelungi fără să intrați în cont.',
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
  template: 'listingSilent',
  preview: 'Un clic, fără să intrați în cont.',
  facts: factsOf(listing),
  action: { label: 'Da, este disponibil', url: urls.availableUrl },
  others: [
    { label: 'L-am vândut', url: urls.soldUrl },
    { label: 'Scoateți anunțul', url: urls.takeDownUrl },
  ],
  reason: REASON,
});
