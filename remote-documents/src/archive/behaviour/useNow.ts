import { useEffect, useState } from 'react';

/** Milliseconds of the moment after the first draw; nothing before, so that a page drawn elsewhere agrees. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- the clock is read after the first draw
  useEffect(() => setNow(Date.now()), []);
  return now;
}
