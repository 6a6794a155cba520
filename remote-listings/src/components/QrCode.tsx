import { useMemo } from 'react';
import { toQrMarks } from '#domain/toQrMarks';
import { QrDrawing } from './QrDrawing';

/** An address as a code for a telephone's camera. Brings what makes it: load on demand. */
export function QrCode({ text, className }: { text: string; className?: string | undefined }) {
  const marks = useMemo(() => toQrMarks(text), [text]);
  return <QrDrawing marks={marks} className={className} />;
}
