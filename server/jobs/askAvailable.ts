import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';
import type { Store } from '../app/data/Store';
import { silentEmail } from '../mail/emails/listingEmails';
import { tellPerson, toMailLink } from '../mail/tell';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Since the listing was first written; renewing by an e-mail breaks no silence. */
const SILENT_MS = 30 * DAY_MS;
/** Nobody is asked right after they renewed. */
const LEFT_ALONE_MS = 10 * DAY_MS;
const MOST = 25;

/**
 * Asks sellers whether what they published a month ago and have not touched for ten days is still available, once in each term: the
 * job looks every day at what was touched last on one day.
 */
export const askAvailable = defineJob<{ after?: number }>({
  name: 'askAvailable',
  async run({ input: { after }, store, now }) {
    const until = now.getTime() - LEFT_ALONE_MS;
    const silent = await store.find(documentPaths.listings, (all) =>
      all
        .where('status', '==', 'active')
        .where('updatedAt', '>', new Date(after ?? until - 2 * DAY_MS))
        .where('updatedAt', '<=', new Date(until))
        .orderBy('updatedAt')
        .limit(MOST),
    );
    for (const { id } of silent) await ask(id, { store, now });
    const last = silent.at(-1)?.data.updatedAt as Date | undefined;
    if (silent.length === MOST && last) store.enqueue(askAvailable, { after: last.getTime() });
  },
});

async function ask(listingId: string, means: { store: Store; now: Date }): Promise<void> {
  const { store, now } = means;
  const listing = await store.getFitting(documentPaths.listing(listingId), listingSchema);
  if (!listing?.expiresAt || listing.expiresAt <= now) return;
  if (now.getTime() - listing.createdAt.getTime() < SILENT_MS) return;
  const { ownerId: uid, expiresAt } = listing;
  const term = expiresAt.getTime();
  const to = (act: 'available' | 'sold' | 'takeDown') =>
    toMailLink({ act, uid, listingId, term }, store);
  const urls = {
    availableUrl: await to('available'),
    soldUrl: await to('sold'),
    takeDownUrl: await to('takeDown'),
  };
  const told = { kind: 'listingSilent', subject: listingId, period: String(term) } as const;
  await tellPerson(uid, told, silentEmail(listing, urls), means);
}
