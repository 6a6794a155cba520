import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { isHidden, useLocalPreferences } from '#data/preferences/localPreferences';
import type { Similar } from '#data/lists/findSimilar';
import { useSimilar } from '#data/useListing';
import type { ListingDetail } from '#domain/listingDetail';
import { ListingTile } from '#components/ListingTile';
import { TileGrid } from '#components/TileGrid';
import { TileSkeletons } from '#components/TileSkeletons';
import { PricePosition } from './PricePosition';

/** The position of an active listing's price, then similar listings. Loaded on demand. */
export function FoundSimilar({ listing, isActive }: { listing: ListingDetail; isActive: boolean }) {
  const loaded = useSimilar(listing);
  return (
    <LoadState
      of={loaded}
      skeleton={<TileSkeletons rail count={4} />}
      failedTitle="Nu am putut încărca anunțurile asemănătoare"
    >
      {(similar) => (
        <>
          {isActive && <PricePosition listing={listing} comparable={similar.comparable} />}
          <SimilarTiles {...similar} />
        </>
      )}
    </LoadState>
  );
}

function SimilarTiles({ similar, nowMs }: Similar) {
  const preferences = useLocalPreferences();
  const shown = similar.filter((card) => !isHidden(preferences, card));
  if (shown.length === 0) return null;
  return (
    <>
      <h2>Anunțuri asemănătoare</h2>
      <TileGrid rail label="Anunțuri asemănătoare">
        {shown.map((card) => (
          <li key={card.id}>
            <ListingTile
              card={card}
              nowMs={nowMs}
              headingLevel={3}
              seen={preferences.seen.includes(card.id)}
            />
          </li>
        ))}
      </TileGrid>
    </>
  );
}
