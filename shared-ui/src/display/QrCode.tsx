import { joinClasses } from '../text/joinClasses';
import styles from './QrCode.module.css';
import type { QrMarks } from './toQrMarks';

/** Dots of empty margin that readers want around a code. */
const MARGIN = 4;

type QrCodeProps = {
  marks: QrMarks;
  /** What it is called aloud. */
  label: string;
  className?: string | undefined;
};

/** A QR code, black on white in the dark too; `toQrMarks` makes its marks. */
export function QrCode({ marks: { size, path }, label, className }: QrCodeProps) {
  const side = size + 2 * MARGIN;
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      role="img"
      aria-label={label}
      className={joinClasses(styles.code, className)}
      shapeRendering="crispEdges"
    >
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} className={styles.paper} />
      <path d={path} className={styles.ink} />
    </svg>
  );
}
