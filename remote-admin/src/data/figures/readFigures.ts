import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/documentPaths';
import { COUNT_MAX } from '../countUpTo';
import { withMarketErrors } from '../toMarketError';

/** One UTC day: how many accounts and listings began (at most COUNT_MAX + 1 each), how many messages were sent. */
export type DayFigures = { startMs: number; users: number; listings: number; messages: number };

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY = 'admin figures ';

/** The last days up to today, oldest first. Days that are over are counted once and kept on the device. */
export async function readFigures(days: number, nowMs: number): Promise<DayFigures[]> {
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS;
  return Promise.all(Array.from({ length: days }, (_, at) => readDay(today - (days - 1 - at) * DAY_MS, today)));
}

async function readDay(startMs: number, todayMs: number): Promise<DayFigures> {
  const kept = startMs < todayMs ? recall(startMs) : null;
  if (kept) return kept;
  const figures = await countDay(startMs);
  if (startMs < todayMs) remember(figures);
  return figures;
}

function countDay(startMs: number): Promise<DayFigures> {
  return withMarketErrors(async () => {
    const { db, collection, collectionGroup, getAggregate, getCount, limit, query, sum, where } = await openFirestore();
    const [from, to] = [new Date(startMs), new Date(startMs + DAY_MS)];
    const begun = (path: string) => getCount(query(collection(db, path), where('createdAt', '>=', from), where('createdAt', '<', to), limit(COUNT_MAX + 1)));
    const sent = getAggregate(query(collectionGroup(db, 'dailyUsage'), where('day', '==', toDayKey(from))), { messages: sum('messages') });
    const [users, listings, usage] = await Promise.all([begun(documentPaths.users), begun(documentPaths.listings), sent]);
    return { startMs, users: users.data().count, listings: listings.data().count, messages: usage.data().messages };
  });
}

function recall(startMs: number): DayFigures | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + startMs) ?? 'null') as DayFigures | null;
  } catch {
    return null; // closed or broken storage: counted anew
  }
}

function remember(figures: DayFigures) {
  try {
    localStorage.setItem(KEY + figures.startMs, JSON.stringify(figures));
  } catch {
    // closed or full storage: counted anew next time
  }
}
