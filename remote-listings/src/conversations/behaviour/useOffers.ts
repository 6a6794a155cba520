import type { Offer, OfferAnswer } from '@anunturi/shared-domain/people/offer';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';

const load = () => import(/* webpackChunkName: "conversations" */ '../data/offers');

/** Offers in an open conversation; `onDone` looks for the message that each act makes. */
export function useOffers(conversationId: string, onDone: () => Promise<void>) {
  const { busy, run } = useAction(toRomanianMessage);
  const act = (done: () => Promise<void>): Promise<boolean> =>
    run(async () => {
      await done();
      await onDone();
    });
  return {
    busy,
    /** Whether it was made. */
    make: (offer: Offer) => act(async () => (await load()).makeOffer(conversationId, offer)),
    answer: (messageId: string, answer: OfferAnswer) =>
      void act(async () => (await load()).answerOffer(conversationId, messageId, answer)),
  };
}
