import { formatPrice } from '../listing/priceTexts';
import type { Offer, OfferAnswer } from './offer';

/** The sum of an offer: `5.000 €`. */
export const formatOffer = (offer: Offer): string =>
  formatPrice({ ...offer, negotiable: false, unit: 'fixed' });

/** The message that makes an offer, which says that it binds nobody. */
export const toOfferText = (offer: Offer): string =>
  `Ofertă: ${formatOffer(offer)}. Nu obligă pe nimeni; vă înțelegeți la fața locului.`;

const answers: Record<OfferAnswer, (sum: string) => string> = {
  accept: (sum) => `Accept oferta de ${sum}. Acceptarea nu obligă pe nimeni.`,
  decline: (sum) => `Nu accept oferta de ${sum}.`,
  withdraw: (sum) => `Am retras oferta de ${sum}.`,
};

/** The message that answers an offer. */
export const toAnswerText = (answer: OfferAnswer, offer: Offer): string =>
  answers[answer](formatOffer(offer));
