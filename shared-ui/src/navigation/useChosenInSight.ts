import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps what is chosen (a selector) in sight in a row that is wider than a phone; only the row itself moves, again when `content` changes.
 */
export function useChosenInSight<Row extends HTMLElement>(
  chosen: string,
  content: string | undefined,
): RefObject<Row | null> {
  const list = useRef<Row>(null);
  useEffect(() => {
    const row = list.current;
    const one = row?.querySelector<HTMLElement>(chosen);
    if (!row || !one) return;
    const start = one.offsetLeft - row.offsetLeft;
    row.scrollLeft = Math.min(
      start,
      Math.max(row.scrollLeft, start + one.offsetWidth - row.clientWidth),
    );
  }, [chosen, content]);
  return list;
}
