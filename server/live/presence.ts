import type { Firestore } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';

const NOTED_EVERY_MS = 60_000;
/** Longer than a note and a waiting question. */
const HERE_MS = 2 * 60_000;
const FORGOTTEN_MS = 60 * 60_000;

/** Notes who has a conversation open in sight, at most once a minute, so that every process knows it. */
export function createPresence(db: Firestore, log: (line: string) => void) {
  const noted = new Map<string, number>();
  return {
    note(uid: string) {
      const nowMs = Date.now();
      if (nowMs - (noted.get(uid) ?? 0) < NOTED_EVERY_MS) return;
      for (const [each, atMs] of noted) if (nowMs - atMs > NOTED_EVERY_MS) noted.delete(each);
      noted.set(uid, nowMs);
      const forgetAt = new Date(nowMs + FORGOTTEN_MS);
      db.doc(documentPaths.presence(uid))
        .set({ at: new Date(nowMs), forgetAt })
        .catch((error: unknown) => log(`presence: ${(error as Error).message}`));
    },
  };
}

/** Whether a person had a conversation open within the last two minutes. */
export async function isHere(uid: string, store: Store, now: Date): Promise<boolean> {
  const at = (await store.read(documentPaths.presence(uid)))?.at as Date | undefined;
  return at !== undefined && now.getTime() - at.getTime() < HERE_MS;
}
