import { useMemo } from 'react';
import styles from './QrCode.module.css';
import { qrPath } from './qrPath';

/** Dots of empty margin that readers want around a code. */
const MARGIN = 4;

/** A text as a QR code; `label` is what it is called aloud. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  const side = size + 2 * MARGIN;
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      role="img"
      aria-label={label}
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} className={styles.paper} />
      <path d={path} className={styles.ink} />
    </svg>
  );
}
