import { type LocalTaxes, noLocalTaxes } from '../domain/localTaxes';

/** What the councils of the county have decided; until it is known, nothing. */
export function useLocalTaxes(): LocalTaxes {
  return noLocalTaxes;
}
