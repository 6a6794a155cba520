import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { SellingTerms } from '../../domain/sell-form/sellingTerms';

/** What holds for publishing now; `uid` null for somebody who is not signed in. */
export function useSellingTerms(uid: string | null): Loadable<SellingTerms> {
  return useLoad(`sellingTerms:${uid ?? ''}`, async () =>
    (
      await import(/* webpackChunkName: "sell" */ '../../data/drafts/readSellingTerms')
    ).readSellingTerms(uid),
  );
}
