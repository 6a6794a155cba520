import { toIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';

/**
 * The day in Bucharest, `2026-11-20`: the server's on the first page of a visit, the device's afterwards; undefined
 * until one of them has said so.
 */
export function useToday(): string | undefined {
  const loaded = useLoad('today', async () => toIsoDay(new Date()));
  return loaded.state === 'ready' ? loaded.value : undefined;
}
