import { pageState } from '@anunturi/shared-contract/page/pageState';

/**
 * Learns from an answer that the server has just made; one that a cache kept says nothing. `Date` tells whole seconds and the way
 * takes time, so a clock that may be right counts as right.
 */
export function learnServerClock(
  headers: Pick<Headers, 'get'>,
  sentMs: number,
  heardMs = Date.now(),
): void {
  const dateMs = Date.parse(headers.get('date') ?? '');
  const isKept = Number(headers.get('age') ?? 0) > 0;
  if (Number.isNaN(dateMs) || isKept || heardMs < sentMs) return;
  const [least, most] = [dateMs - heardMs, dateMs + 1000 - sentMs];
  pageState.__serverAheadMs = least <= 0 && most >= 0 ? 0 : (least + most) / 2;
}

/** Whether the server has told its time to this page. */
export const isServerClockKnown = (): boolean => pageState.__serverAheadMs !== undefined;

/** How far the server is ahead (negative: behind), in milliseconds; 0 before it has answered. */
export const serverAheadMs = (): number => pageState.__serverAheadMs ?? 0;

/** The moment by the server's clock, as `Date.now()`; by this device's before the server has answered. */
export const serverNow = (): number => Date.now() + serverAheadMs();
