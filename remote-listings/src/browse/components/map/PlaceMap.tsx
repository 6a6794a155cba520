import type { MouseEvent } from 'react';
import { POINT_RADIUS } from '../../domain/withNames';
import { type PlaceMapDrawing, placeAt, spotOnMap } from '../../domain/placeMap';
import classes from './PlaceMap.module.css';

/** The county's places as points; a touch means the nearest one. The list beside it says the same to a keyboard and a reader. */
export function PlaceMap({
  map,
  chosenId,
  onChoose,
}: {
  map: PlaceMapDrawing;
  chosenId: string | undefined;
  onChoose(id: string): void;
}) {
  function choose({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect();
    const spot = spotOnMap(map, box, clientX - box.left, clientY - box.top);
    const place = placeAt(map.points, spot.x, spot.y);
    if (place) onChoose(place.id);
  }
  const chosenLast = map.points.toSorted(
    (a, b) => Number(a.place.id === chosenId) - Number(b.place.id === chosenId),
  );
  return (
    <svg
      viewBox={`0 0 ${map.width} ${map.height}`}
      className={classes.map}
      aria-hidden="true"
      data-testid="place-map"
      onClick={choose}
    >
      <polygon points={map.outline} className={classes.county} />
      {chosenLast.map(({ place, x, y }) => (
        <circle
          key={place.id}
          cx={x}
          cy={y}
          r={POINT_RADIUS[place.kind] + (place.id === chosenId ? 5 : 0)}
          data-chosen={place.id === chosenId || undefined}
        >
          <title>{place.name}</title>
        </circle>
      ))}
      {chosenLast.map(
        ({ place, nameX, nameY, named }) =>
          (named || place.id === chosenId) && (
            <text
              key={place.id}
              x={nameX}
              y={nameY}
              data-chosen={place.id === chosenId || undefined}
            >
              {place.name}
            </text>
          ),
      )}
    </svg>
  );
}
