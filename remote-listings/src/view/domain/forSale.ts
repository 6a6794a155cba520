import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import { plural } from '@anunturi/shared-domain/formats/plural';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Since when a listing is for sale, and for how long where it still is (`nowMs`). */
export function forSale(publishedMs: number, nowMs: number | undefined): string {
  const since = formatDate(publishedMs);
  if (nowMs === undefined) return `Publicat la ${since}.`;
  const days = Math.floor((nowMs - publishedMs) / DAY_MS);
  return days < 1
    ? `De vânzare de astăzi, ${since}.`
    : `De vânzare de ${plural(days, 'zi', 'zile')}, din ${since}.`;
}
