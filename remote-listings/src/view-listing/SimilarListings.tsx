import { LoadState } from '@anunturi/shared-ui/LoadState';
import { isLeftOut, useDeviceMarks } from '../data/deviceMarks';
import type { Similar } from '../data/findSimilar';
import { useSimilar } from '../data/useListing';
import type { ListingDetail } from '../domain/listingDetail';
import { ListingTile } from '../parts/ListingTile';
import { TileGrid } from '../parts/TileGrid';
import { TileSkeletons } from '../parts/TileSkeletons';
import { useNearView } from '../parts/useNearView';
import { PricePosition } from './PricePosition';
import classes from './SimilarListings.module.css';

/** Where the price stands among comparable listings, and what else to look at; read when one scrolls near. */
export function SimilarListings({ listing, isSold }: { listing: ListingDetail; isSold: boolean }) {
  const [place, near] = useNearView<HTMLElement>();
  return (
    <section ref={place} id="similare" className={classes.section}>
      {near ? <Loaded listing={listing} isSold={isSold} /> : <Frame />}
    </section>
  );
}

function Frame() {
  return (
    <>
      <h2>Anunțuri asemănătoare</h2>
      <TileSkeletons count={4} />
    </>
  );
}

function Loaded({ listing, isSold }: { listing: ListingDetail; isSold: boolean }) {
  const loaded = useSimilar(listing);
  return (
    <LoadState of={loaded} skeleton={<Frame />} failedTitle="Nu am putut încărca anunțurile asemănătoare">
      {(similar) => (
        <>
          {!isSold && <PricePosition listing={listing} comparable={similar.comparable} />}
          <SimilarTiles {...similar} />
        </>
      )}
    </LoadState>
  );
}

function SimilarTiles({ similar, nowMs }: Similar) {
  const marks = useDeviceMarks();
  const shown = similar.filter((card) => !isLeftOut(marks, card));
  if (shown.length === 0) return null;
  return (
    <>
      <h2>Anunțuri asemănătoare</h2>
      <TileGrid label="Anunțuri asemănătoare">
        {shown.map((card) => (
          <li key={card.id}>
            <ListingTile card={card} nowMs={nowMs} headingLevel={3} seen={marks.seen.includes(card.id)} />
          </li>
        ))}
      </TileGrid>
    </>
  );
}
