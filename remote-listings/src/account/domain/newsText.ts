import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';

/** How many listings a saved search has gained: `1 nou`, `1.204 noi`. */
export const newsText = (count: number): string =>
  `${formatNumber(count, 3)} ${count === 1 ? 'nou' : 'noi'}`;
