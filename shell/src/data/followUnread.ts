import { findUnread } from '@anunturi/shared-auth/firestore/findUnread';
import { MESSAGE_POLL_SECONDS } from '@anunturi/shared-domain/site/limits';
import { NEWS_EVENT, type WaitingNews } from '@anunturi/shared-contract/page/newsEvent';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { countNotices } from './countNotices';

/** What a person has not read: how many, and in words (`3 mesaje necitite`). */
export type Unread = { count: number; words: string };
/** What waits behind the two signs of the header. */
export type News = { messages: Unread; notices: Unread };

/**
 * Tells what a person has not read, now and whenever it changes; looks again every few seconds while the page is in sight,
 * unless a screen says what waits as it comes.
 */
export function followUnread(
  uid: string,
  onChange: (news: News) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  let running = false;
  let known = '0 0';
  let isTold = false;
  const tell = ({ messages, notices }: WaitingNews) => {
    if (`${messages} ${notices}` === known) return;
    known = `${messages} ${notices}`;
    onChange({
      messages: { count: messages, words: plural(messages, 'mesaj necitit', 'mesaje necitite') },
      notices: { count: notices, words: plural(notices, 'noutate', 'noutăți') },
    });
  };
  const look = async () => {
    if (running || isTold || document.visibilityState === 'hidden' || !navigator.onLine) return;
    running = true;
    try {
      const [messages, notices] = await Promise.all([countUnread(uid), countNotices(uid)]);
      if (!isTold && !signal.aborted) tell({ messages, notices });
    } catch (error) {
      console.warn('A look for news failed; the next one follows', error);
    } finally {
      running = false;
    }
  };
  const lookNow = () => void look();
  const timer = setInterval(lookNow, MESSAGE_POLL_SECONDS * 1000);
  signal.addEventListener('abort', () => clearInterval(timer));
  for (const event of ['focus', 'online']) window.addEventListener(event, lookNow, { signal });
  document.addEventListener('visibilitychange', lookNow, { signal });
  window.addEventListener(
    NEWS_EVENT,
    (event) => {
      const news = (event as CustomEvent<WaitingNews | null>).detail;
      isTold = news !== null;
      if (news) tell(news);
    },
    { signal },
  );
  lookNow();
}

/** Unread messages of a person, as seller and as buyer. */
export async function countUnread(uid: string): Promise<number> {
  const unread = (await findUnread(uid)).map((each) =>
    Number(each.get(each.get('sellerId') === uid ? 'unreadBySeller' : 'unreadByBuyer')),
  );
  return unread.reduce((total, each) => total + each, 0);
}
