import { Skeleton, SkeletonBlock } from '@anunturi/shared-ui/feedback/Skeleton';
import { TileGrid } from './TileGrid';
import tile from './ListingTile.module.css';

/** Listings that are on their way, in the shape of the list. */
export function TileSkeletons({
  count,
  beside,
  rail,
}: {
  count: number;
  beside?: boolean;
  rail?: boolean;
}) {
  return (
    <TileGrid beside={beside} rail={rail}>
      {Array.from({ length: count }, (_, at) => (
        <li key={at} aria-hidden="true">
          <div className={tile.tile}>
            <SkeletonBlock />
            <div className={tile.text}>
              <Skeleton lines={4} />
            </div>
          </div>
        </li>
      ))}
    </TileGrid>
  );
}
