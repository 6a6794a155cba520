import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { distanceKm } from '@anunturi/shared-domain/site/distanceKm';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { useMemo, useState } from 'react';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { useSearch } from '#data/lists/useSearch';
import { byDistance, drawPlaceMap } from '../../domain/placeMap';
import type { PlacedLocality } from '../../domain/withNames';
import { useLocalities } from '../../data/useLocalities';
import { useSettled } from '../../behaviour/useSettled';
import { PlaceMap } from './PlaceMap';
import classes from './PlaceMapDialog.module.css';

export type PlaceMapDialogProps = {
  /** In force; the choice is counted with them. */
  filters: ListingFilters;
  onClose(): void;
  onChoose(localityId: string): void;
};

/** One's place on a map of the county, or in a list by distance. Loaded on demand. */
export function PlaceMapDialog({ filters, onClose, onChoose }: PlaceMapDialogProps) {
  const localities = useLocalities();
  const [id, setId] = useState(filters.localityId);
  return (
    <Dialog
      open
      size="large"
      title="Localitatea dumneavoastră"
      onClose={onClose}
      footer={
        <Button aria-disabled={id === undefined} onClick={() => id && onChoose(id)}>
          Arătați cele mai apropiate
        </Button>
      }
    >
      <LoadState of={localities} skeleton={<Skeleton lines={8} />}>
        {(places) => <MapAndList places={places} filters={filters} id={id} onId={setId} />}
      </LoadState>
    </Dialog>
  );
}

function MapAndList({
  places,
  filters,
  id,
  onId,
}: {
  places: readonly PlacedLocality[];
  /** The list keeps the order of their place: a person who walks through it by arrow keys is not moved about. */
  filters: ListingFilters;
  id: string | undefined;
  onId(id: string): void;
}) {
  const map = useMemo(() => drawPlaceMap(places), [places]);
  const startId = filters.localityId;
  const listed = useMemo(() => byDistance(places, startId), [places, startId]);
  const isByDistance = places.some((place) => place.id === startId);
  const chosen = places.find((place) => place.id === id);
  const settled = useSettled(chosen);
  if (places.length === 0)
    return <p>Pentru localitățile acestui județ nu se știe încă unde se află pe hartă.</p>;
  return (
    <div className={classes.both}>
      <div>
        <PlaceMap map={map} chosenId={id} onChoose={onId} />
        <p className={classes.chosen} role="status">
          {settled ? (
            <Chosen place={settled} filters={filters} />
          ) : (
            'Atingeți harta sau alegeți din listă.'
          )}
        </p>
      </div>
      <fieldset className={classes.list}>
        <legend className={classes.legend}>
          Localități{isByDistance && ', de la cea mai apropiată'}
        </legend>
        {listed.map((place) => (
          <label key={place.id} className={classes.option}>
            <input
              type="radio"
              name="place-on-map"
              checked={place.id === id}
              onChange={() => onId(place.id)}
            />
            <span>{place.name}</span>
            {chosen && place !== chosen && (
              <span className={classes.km}>{Math.round(distanceKm(place.at, chosen.at))} km</span>
            )}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** What the choice would show: the place and those around it. */
function Chosen({ place, filters }: { place: PlacedLocality; filters: ListingFilters }) {
  const answer = useSearch({
    filters: { ...filters, localityId: place.id, radiusKm: 25 },
    limit: 0,
  });
  return (
    <>
      <strong>{place.name}</strong>
      {answer.state === 'ready' &&
        `: ${plural(answer.value.total, 'anunț', 'anunțuri')} pe 25 km în jur`}
    </>
  );
}
