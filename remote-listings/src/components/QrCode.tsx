import { useMemo } from 'react';
import { toListingCode } from '#domain/toListingCode';
import { ListingCode } from './ListingCode';

/** An address as a code for a telephone's camera. Brings what makes it: load on demand. */
export function QrCode({ text, className }: { text: string; className?: string | undefined }) {
  const marks = useMemo(() => toListingCode(text), [text]);
  return <ListingCode marks={marks} className={className} />;
}
