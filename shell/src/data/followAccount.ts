import { sendAllKept } from '@anunturi/shared-auth/sendAllKept';
import { followUnread, type News } from './followUnread';

const TRIES_EVERY_MS = 60_000;

/** What goes on in the background for a signed-in person: what is unread is told, and what was kept without a connection leaves. */
export function followAccount(
  uid: string,
  onChange: (news: News) => void,
  signal: AbortSignal,
): void {
  followUnread(uid, onChange, signal);
  if (signal.aborted) return;
  const send = () => {
    if (navigator.onLine) sendAllKept(uid).catch(console.warn); // a device that keeps nothing has nothing to send
  };
  const timer = setInterval(send, TRIES_EVERY_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  window.addEventListener('online', send, { signal });
  send();
}
