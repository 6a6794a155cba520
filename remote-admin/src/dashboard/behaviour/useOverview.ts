import { useState } from 'react';
import { DAYS_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { useQuery } from '#behaviour/useQuery';
import { readOverview } from '#data/readOverview';

/** Periods of the figures, in days, as the address names them. */
export const spans = ['14', '30', '90'];

/**
 * What waits and the figures of the address's period, read together; `lastRead` is what was there before while another period is
 * counted.
 */
export function useOverview() {
  const query = useQuery();
  const asked = query.get(DAYS_PARAM);
  const span = spans.includes(asked) ? asked : spans[0]!;
  const overview = useLoad(`admin overview:${span}`, () => readOverview(Number(span), Date.now()));
  const [lastRead, setLastRead] = useState(overview);
  if (lastRead !== overview && (overview.state === 'ready' || lastRead.state !== 'ready'))
    setLastRead(overview);
  const setSpan = (days: string) => query.set({ [DAYS_PARAM]: days });
  return { span, setSpan, overview, lastRead };
}
