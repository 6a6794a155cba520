import { type PointerEvent, useState } from 'react';
import { type Area, areaBetween } from '../domain/pages/pageAreas';
import styles from './AreaLayer.module.css';

type Point = { x: number; y: number };
type Props = {
  covers: readonly Area[];
  crop: Area | undefined;
  /** What was searched for. */
  marks?: readonly Area[] | undefined;
  /** Given while areas are being drawn with the pointer. */
  onDrawn?: ((area: Area) => void) | undefined;
};

const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point => {
  const frame = currentTarget.getBoundingClientRect();
  return { x: (clientX - frame.left) / frame.width, y: (clientY - frame.top) / frame.height };
};

/** The covered parts and the part that stays, over the picture of a page; a drag makes another. For keys there are fields. */
export function AreaLayer({ covers, crop, marks = [], onDrawn }: Props) {
  const [drag, setDrag] = useState<{ from: Point; to: Point } | null>(null);
  const drawn = drag && areaBetween(drag.from, drag.to);
  function begin(event: PointerEvent<SVGSVGElement>) {
    if (!onDrawn || event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const from = pointOf(event);
    setDrag({ from, to: from });
  }
  function end() {
    if (drawn) onDrawn?.(drawn);
    setDrag(null);
  }
  return (
    <svg
      className={styles.layer}
      data-drawing={onDrawn ? true : undefined}
      data-testid="areas"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={(event) => {
        if (drag) setDrag({ from: drag.from, to: pointOf(event) });
      }}
      onPointerUp={end}
      onPointerCancel={() => setDrag(null)}
    >
      {marks.map((area, index) => (
        <rect key={index} {...area} className={styles.mark} />
      ))}
      {covers.map((area, index) => (
        <rect key={index} {...area} className={styles.cover} />
      ))}
      {crop && (
        <path
          className={styles.outside}
          fillRule="evenodd"
          d={`M0 0H1V1H0ZM${crop.x} ${crop.y}h${crop.width}v${crop.height}h${-crop.width}Z`}
        />
      )}
      {drawn && <rect {...drawn} className={styles.drag} />}
    </svg>
  );
}
