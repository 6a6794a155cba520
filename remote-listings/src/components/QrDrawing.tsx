import { joinClasses } from '@anunturi/shared-ui/text/joinClasses';
import type { QrMarks } from '#domain/toQrMarks';
import classes from './QrDrawing.module.css';

/** The code of an address, which is made elsewhere; black on white in the dark too. */
export function QrDrawing({
  marks: { size, path },
  className,
}: {
  marks: QrMarks;
  className?: string | undefined;
}) {
  return (
    <svg
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      role="img"
      aria-label="Cod QR cu adresa anunțului"
      className={joinClasses(classes.qr, className)}
      shapeRendering="crispEdges"
    >
      <rect x={-2} y={-2} width={size + 4} height={size + 4} className={classes.paper} />
      <path d={path} className={classes.ink} />
    </svg>
  );
}
