import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { type LocalTaxes, noLocalTaxes } from '../domain/localTaxes';

/** What the councils of the county have decided; until it is known, or when it cannot be read, the surcharge is typed by hand. */
export function useLocalTaxes(): LocalTaxes {
  const loaded = useLoad('localTaxes', async () => (await import('./localTaxes')).findLocalTaxes());
  return loaded.state === 'ready' ? loaded.value : noLocalTaxes;
}
