import type { ListingDetail } from '#domain/listingDetail';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { TileSkeletons } from '#components/TileSkeletons';
import { useNearView } from '#behaviour/useNearView';
import classes from './SimilarListings.module.css';

const FoundSimilar = lazyComponent(() =>
  import(/* webpackChunkName: "similar" */ './FoundSimilar').then((file) => file.FoundSimilar),
);

/** Where the price stands among comparable listings, and what else to look at; read when one scrolls near. */
export function SimilarListings({
  listing,
  isActive,
}: {
  listing: ListingDetail;
  isActive: boolean;
}) {
  const [place, near] = useNearView<HTMLElement>();
  const frame = <TileSkeletons rail count={4} />;
  return (
    <section ref={place} id="similare" tabIndex={-1} className={classes.section}>
      {near ? (
        <FoundSimilar listing={listing} isActive={isActive} fallback={frame} />
      ) : (
        // Nobody sees it move, and what is hidden costs no frame.
        <div className={classes.far}>{frame}</div>
      )}
    </section>
  );
}
