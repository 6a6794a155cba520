import { formatNumber } from '@anunturi/shared-domain/formatNumber';

/** A size in the megabytes of the archive's limits (1024 × 1024 bytes), so that these read as the round numbers they are. */
export const megabytes = (bytes: number): string => `${formatNumber(bytes / 1024 / 1024, 1)} MB`;
