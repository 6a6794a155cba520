import { toCardFacts } from '@anunturi/shared-domain/listing/cardFacts';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { dropPercent, formatPrice } from '@anunturi/shared-domain/listing/priceTexts';
import type { Price } from '@anunturi/shared-domain/listing/price';
import { toListingCard } from '@anunturi/shared-domain/listing/toListingCard';
import { links } from '@anunturi/shared-domain/site/links';
import { siteOrigin } from '../../app/siteOrigin';
import { pictureAddress } from '../pictureAddress';
import type { EmailCard } from './EmailContent';

/** A listing as an e-mail shows it; `before` is the price that it had, as far as it is known. */
export function toEmailCard(
  listing: Listing,
  before?: Pick<Price, 'amountMinor' | 'currency'>,
): EmailCard {
  const card = toListingCard(listing);
  const drop = dropPercent(listing);
  const from = before && formatPrice({ ...listing.price, ...before });
  return {
    url: siteOrigin() + links.listing(card),
    title: card.title,
    price: formatPrice(card.price),
    ...(drop > 0 && {
      change: from ? `a scăzut cu ${drop} %, de la ${from}` : `a scăzut cu ${drop} %`,
    }),
    facts: [...toCardFacts(card).slice(0, 3), card.localityName].join(' · '),
    ...(card.thumbPath !== undefined && {
      picture: { url: pictureAddress(card.thumbPath), alt: `Fotografie: ${card.title}` },
    }),
  };
}
