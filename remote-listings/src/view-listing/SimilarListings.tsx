import { ErrorBoundary } from '@anunturi/shared-ui/ErrorBoundary';
import { SkeletonCards } from '@anunturi/shared-ui/Skeleton';
import { Suspense, lazy } from 'react';
import type { ListingDetail } from '../domain/listingDetail';
import { useNearView } from '../parts/useNearView';
import classes from './SimilarListings.module.css';

const FoundSimilar = lazy(() => import(/* webpackChunkName: "similar" */ './FoundSimilar').then((file) => ({ default: file.FoundSimilar })));

/** Where the price stands among comparable listings, and what else to look at; read when one scrolls near. */
export function SimilarListings({ listing, isActive }: { listing: ListingDetail; isActive: boolean }) {
  const [place, near] = useNearView<HTMLElement>();
  const frame = <SkeletonCards count={4} />;
  return (
    <section ref={place} id="similare" className={classes.section}>
      {near ? (
        <ErrorBoundary>
          <Suspense fallback={frame}>
            <FoundSimilar listing={listing} isActive={isActive} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        frame
      )}
    </section>
  );
}
