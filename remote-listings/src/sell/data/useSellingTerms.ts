import type { Loadable } from '@anunturi/shared-ui/feedback/Loadable';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { SellingTerms } from '#domain/sell-form/sellingTerms';

/** What holds for publishing now, from when it is wanted; `uid` null for somebody who is not signed in. */
export function useSellingTerms(uid: string | null, isWanted = true): Loadable<SellingTerms> {
  return useLoad(isWanted ? `sellingTerms:${uid ?? ''}` : null, async () =>
    (await import(/* webpackChunkName: "sell" */ '#data/drafts/readSellingTerms')).readSellingTerms(
      uid,
    ),
  );
}
