import type { Pushed } from '@anunturi/shared-domain/people/pushSubscription';

type Parts = {
  show(title: string, options: NotificationOptions): Promise<void>;
  clients: Pick<Clients, 'matchAll' | 'openWindow'>;
  /** Of this site: a notification opens nothing else. */
  origin: string;
};

/** What browsers make of a push that says nothing is worse. */
const unreadable: Pushed = { title: 'Aveți noutăți', path: '/dashboard', tag: 'noutati' };

/** What the service worker does with notifications: shows what a push says, and opens its screen when it is pressed. */
export function createNotifications({ show, clients, origin }: Parts) {
  return {
    /** The same tag takes the place of the notification before. */
    show(text: string | undefined): Promise<void> {
      const { title, path, tag } = readPushed(text);
      return show(title, { tag, lang: 'ro', data: { path } });
    },
    /** A window that shows the screen already comes to the front; no other one is led away from what is being done in it. */
    async open(data: unknown): Promise<void> {
      const address = addressOf(data, origin);
      const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
      const shown = windows.find(({ url }) => url === address);
      await (shown ? shown.focus() : clients.openWindow(address));
    },
  };
}

function readPushed(text = ''): Pushed {
  try {
    const { title, path, tag } = JSON.parse(text) as Record<keyof Pushed, unknown>;
    const isWhole = [title, path, tag].every((each) => typeof each === 'string' && each !== '');
    return isWhole ? { title: String(title), path: String(path), tag: String(tag) } : unreadable;
  } catch {
    return unreadable; // not of this site: a push has to show something
  }
}

function addressOf(data: unknown, origin: string): string {
  const path = (data as { path?: unknown } | null)?.path;
  const asked = typeof path === 'string' ? path : unreadable.path;
  const address = new URL(asked, origin);
  return address.origin === origin ? address.href : new URL(unreadable.path, origin).href;
}
