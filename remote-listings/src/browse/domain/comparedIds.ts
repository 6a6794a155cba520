import { LISTINGS_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { COMPARE_MAX } from '@anunturi/shared-domain/site/limits';

/** The listings that an address compares, each once. */
export function readComparedIds(search: string): string[] {
  const ids = (new URLSearchParams(search).get(LISTINGS_PARAM) ?? '')
    .split('.')
    .filter((id) => /^[A-Za-z0-9]{20}$/.test(id));
  return [...new Set(ids)].slice(0, COMPARE_MAX);
}
