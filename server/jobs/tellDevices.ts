import { plural } from '@anunturi/shared-domain/formats/plural';
import type { Pushed } from '@anunturi/shared-domain/people/pushSubscription';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { links } from '@anunturi/shared-domain/site/links';
import { defineJob, type Job } from '../app/queue/defineJob';
import type { Store } from '../app/data/Store';
import { stands } from '../app/command/who';
import { isWantedBy } from '../mail/isStillWanted';
import { afterQuietHours } from '../push/afterQuietHours';
import { findSubscriptions } from '../push/findSubscriptions';
import type { PendingPush } from '../push/PendingPush';
import { sendPush } from './sendPush';

const MOST = 100;
type Waiting = PendingPush & { key: string };

/** Tells the devices of a person what waits for them, as one notification. A device whose session is over is told nothing more. */
export const tellDevices: Job<{ uid: string }> = defineJob({
  name: 'tellDevices',
  async run({ input: { uid }, store, now }) {
    const at = afterQuietHours(now);
    if (at > now) {
      const path = documentPaths.job(`push-${uid}`);
      store.enqueue(tellDevices, { uid }, { at, path });
      return;
    }
    const found = await store.find(documentPaths.pushes(uid), (all) => all.limit(MOST));
    for (const { path } of found) store.delete(path);
    const waiting = found.map(({ id, data }) => ({ ...(data as PendingPush), key: id }));
    const news = await stillWanted(uid, waiting, store);
    const user = await store.read(documentPaths.user(uid));
    if (!user || news.length === 0) return;
    const pushed = toPushed(news);
    for (const each of await findSubscriptions(uid, store)) {
      const device = each.id;
      if (stands(user, new Date(each.began * 1000)))
        store.enqueue(sendPush, { uid, device, pushed, queuedAtMs: now.getTime() });
      else store.delete(documentPaths.pushSubscription(device));
    }
  },
});

/** What its person still wants to be told and has not seen meanwhile. */
async function stillWanted(uid: string, waiting: Waiting[], store: Store): Promise<Waiting[]> {
  const preferences = documentPaths.pushPreferences(uid);
  const wanted: Waiting[] = [];
  for (const each of waiting)
    if (await isWantedBy({ uid, ...each.about }, { preferences, wish: each.kind }, store))
      wanted.push(each);
  return wanted;
}

/** One notification: the only news by its own name, several by their number. */
function toPushed(news: readonly Waiting[]): Pushed {
  const [first] = news.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const tag = first!.key;
  if (news.length === 1) return { title: first!.title, path: first!.path, tag };
  const areMessages = news.every(({ kind }) => kind === 'message');
  return areMessages
    ? { title: `Mesaje noi în ${news.length} conversații`, path: links.messages(), tag }
    : { title: plural(news.length, 'noutate', 'noutăți'), path: links.notices(), tag };
}
