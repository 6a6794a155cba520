import { findUnread } from '@anunturi/shared-auth/firestore/findUnread';
import { MESSAGE_POLL_SECONDS } from '@anunturi/shared-domain/site/limits';
import { plural } from '@anunturi/shared-domain/formats/plural';

/** Messages that a person has not read: how many, and in words (`3 mesaje necitite`). */
export type Unread = { count: number; words: string };

/**
 * Tells the unread messages of a person now and whenever their number changes; looks again every few seconds while
 * the page is in sight.
 */
export function followUnread(
  uid: string,
  onChange: (unread: Unread) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  let running = false;
  let known = 0;
  const look = async () => {
    if (running || document.visibilityState === 'hidden' || !navigator.onLine) return;
    running = true;
    try {
      const count = await countUnread(uid);
      if (count === known || signal.aborted) return;
      known = count;
      onChange({ count, words: plural(count, 'mesaj necitit', 'mesaje necitite') });
    } catch (error) {
      console.warn('A look for unread messages failed; the next one follows', error);
    } finally {
      running = false;
    }
  };
  const lookNow = () => void look();
  const timer = setInterval(lookNow, MESSAGE_POLL_SECONDS * 1000);
  signal.addEventListener('abort', () => clearInterval(timer));
  for (const event of ['focus', 'online']) window.addEventListener(event, lookNow, { signal });
  document.addEventListener('visibilitychange', lookNow, { signal });
  lookNow();
}

/** Unread messages of a person, as seller and as buyer. */
export async function countUnread(uid: string): Promise<number> {
  const unread = (await findUnread(uid)).map((each) =>
    Number(each.get(each.get('sellerId') === uid ? 'unreadBySeller' : 'unreadByBuyer')),
  );
  return unread.reduce((total, each) => total + each, 0);
}
