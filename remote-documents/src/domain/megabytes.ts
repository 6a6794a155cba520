import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';

/** A size in the megabytes of the archive's limits (1024 × 1024 bytes), so that these read as the round numbers they are. */
export function megabytes(bytes: number): string {
  const size = bytes / 1024 / 1024;
  return size > 0 && size < 0.1 ? 'sub 0,1 MB' : `${formatNumber(size, 1)} MB`;
}
