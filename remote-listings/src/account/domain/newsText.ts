import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';

/** How many listings or messages are new: `1 nou`, `1.204 noi`. */
export const newsText = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'nou' : 'noi'}`;
