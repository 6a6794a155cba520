import { deviceStore } from '@anunturi/shared-contract/storage/deviceStore';
import { isShaped } from '@anunturi/shared-contract/storage/storedShape';
import { DAY_FIGURES_PREFIX } from '@anunturi/shared-contract/storage/localStorageKeys';
import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { COUNT_MAX } from '../../data/countUpTo';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** One UTC day: how many accounts and listings began, how many messages were sent. */
export type DayFigures = { startMs: number; users: number; listings: number; messages: number };

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last days up to today, oldest first. Days that are over are counted once and kept on the device. */
export async function readFigures(days: number, nowMs: number): Promise<DayFigures[]> {
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS;
  return Promise.all(
    Array.from({ length: days }, (_, at) => readDay(today - (days - 1 - at) * DAY_MS, today)),
  );
}

async function readDay(startMs: number, todayMs: number): Promise<DayFigures> {
  const known = startMs < todayMs ? kept(startMs).get() : null;
  if (known) return known;
  const figures = await countDay(startMs);
  if (startMs < todayMs) kept(startMs).set(figures);
  return figures;
}

function countDay(startMs: number): Promise<DayFigures> {
  return withMarketErrors(async () => {
    const { db, collectionGroup, getAggregate, query, sum, where } = await openFirestore();
    const begun = (path: string) => countBegun(path, startMs, startMs + DAY_MS);
    const sent = getAggregate(
      query(collectionGroup(db, 'dailyUsage'), where('day', '==', toDayKey(new Date(startMs)))),
      { messages: sum('messages') },
    );
    const [users, listings, usage] = await Promise.all([
      begun(documentPaths.users),
      begun(documentPaths.listings),
      sent,
    ]);
    return { startMs, users, listings, messages: usage.data().messages };
  });
}

/** The rules let nobody count more than COUNT_MAX + 1 at once: a time with more is counted by halves. */
async function countBegun(path: string, fromMs: number, toMs: number): Promise<number> {
  const { db, collection, getCount, limit, query, where } = await openFirestore();
  const found = await getCount(
    query(
      collection(db, path),
      where('createdAt', '>=', new Date(fromMs)),
      where('createdAt', '<', new Date(toMs)),
      limit(COUNT_MAX + 1),
    ),
  );
  const { count } = found.data();
  const middleMs = Math.floor((fromMs + toMs) / 2);
  if (count <= COUNT_MAX || middleMs === fromMs) return count;
  const [before, after] = await Promise.all([
    countBegun(path, fromMs, middleMs),
    countBegun(path, middleMs, toMs),
  ]);
  return before + after;
}

/** The figures of a day on this device; where storage is closed or full they are counted anew. */
const kept = (startMs: number) =>
  deviceStore(`${DAY_FIGURES_PREFIX}${startMs}`, (found) =>
    isShaped<DayFigures>(found, {
      startMs: 'number',
      users: 'number',
      listings: 'number',
      messages: 'number',
    })
      ? found
      : null,
  );
