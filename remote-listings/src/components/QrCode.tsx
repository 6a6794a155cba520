import { create } from 'qrcode';
import { useMemo } from 'react';
import { joinClasses } from '@anunturi/shared-ui/text/joinClasses';
import classes from './QrCode.module.css';

/** An address as a code for a telephone's camera; black on white in the dark too. */
export function QrCode({ text, className }: { text: string; className?: string | undefined }) {
  const { size, path } = useMemo(() => toQrPath(text), [text]);
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

function toQrPath(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  const squares = Array.from({ length: size * size }, (_, at) =>
    data[at] ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  );
  return { size, path: squares.join('') };
}
