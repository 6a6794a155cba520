import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';

/** A size in megabytes (1,000,000 bytes) however small, to stand beside a limit that is one of megabytes. */
export function megabytes(bytes: number): string {
  const size = bytes / 1_000_000;
  return size > 0 && size < 0.1 ? 'sub 0,1 MB' : `${formatNumber(size, 1)} MB`;
}
