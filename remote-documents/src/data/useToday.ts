import { toIsoDay } from '@anunturi/shared-domain/formatDate';
import { useLoad } from '@anunturi/shared-ui/useLoad';

/** The day in Bucharest, `2026-11-20`, as the page brought it or the device knows it; undefined until one of them has said so. */
export function useToday(): string | undefined {
  const loaded = useLoad('documents:today', async () => toIsoDay(new Date()));
  return loaded.state === 'ready' ? loaded.value : undefined;
}
