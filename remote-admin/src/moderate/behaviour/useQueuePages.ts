import { useRef, useState } from 'react';
import type { Page } from '@anunturi/shared-auth/firestore/readPage';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { loadAhead, peekLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import type { CursorPages } from '#behaviour/useCursorPages';
import { type QueueRow, readListingsOf } from '#data/listings/readListingQueue';
import { keyOf, useDecided } from '../data/decisionQueue';

/** Listings of a page: as many as one request reads. */
const QUEUE_PAGE = 25;

/**
 * The pages of an ordered queue, each read in one request: the first that has something to decide unless another is asked for. What
 * `readAhead` has read is not read again when its page comes. `readAnew` orders the queue anew: after the last page, where more wait.
 */
export function useQueuePages(
  rows: readonly QueueRow[],
  { isMore, readAnew }: { isMore: boolean; readAnew(): void },
): CursorPages<Listing> {
  const decided = useDecided();
  const order = rows.map(({ id }) => id).join(' ');
  const [asked, setAsked] = useState<{ order: string; at: number }>();
  const pageOf = (page: number) => rows.slice(page * QUEUE_PAGE, (page + 1) * QUEUE_PAGE);
  const last = Math.max(0, Math.ceil(rows.length / QUEUE_PAGE) - 1);
  const isDone = (page: number) => pageOf(page).every((row) => decided.has(keyOf(row)));
  const first = Array.from({ length: last + 1 }, (_, page) => page).find((page) => !isDone(page));
  const at = asked?.order === order && !isDone(asked.at) ? asked.at : (first ?? last);
  const kept = useRef(new Map<string, Promise<Page<Listing>>>()).current;
  const key = keyOfPage(pageOf(at));
  const found = useLoad(key, () => {
    const answer = kept.get(key) ?? readRows(pageOf(at));
    kept.delete(key);
    return answer;
  });
  const nextKey = at < last ? keyOfPage(pageOf(at + 1)) : null;
  const readAhead = () => {
    if (!nextKey || kept.has(nextKey) || peekLoaded(nextKey)?.hasValue) return;
    const answer = readRows(pageOf(at + 1));
    kept.set(nextKey, answer);
    answer.catch(() => kept.delete(nextKey));
    void loadAhead(nextKey, () => answer);
  };
  const ahead = nextKey ? (peekLoaded(nextKey)?.value as Page<Listing> | undefined) : undefined;
  const go = (to: number) => setAsked({ order, at: to });
  return {
    of: { ...found, reload: readAnew },
    number: at + 1,
    ...(ahead && { ahead: ahead.rows }),
    readAhead,
    ...(nextKey ? { next: () => go(at + 1) } : isMore && { next: readAnew }),
    ...(at > 0 && { previous: () => go(at - 1) }),
  };
}

const keyOfPage = (rows: readonly QueueRow[]) =>
  `admin queue page:${rows.map(({ id, version }) => `${id} ${version}`).join(',')}`;

async function readRows(rows: readonly QueueRow[]): Promise<Page<Listing>> {
  const listings = await readListingsOf(rows.map(({ id }) => id));
  return { rows: listings.filter(({ status }) => status === 'pending'), next: null };
}
