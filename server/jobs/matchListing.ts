import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { byRecipient } from '../alerts/Recipient';
import { defineJob } from '../app/queue/defineJob';
import type { Store } from '../app/data/Store';
import { noteAlerts } from './noteAlerts';

const PEOPLE = 20;
/** A transaction takes 500 writes. */
const JOBS_MAX = 400;

/** Asks which saved searches have a listing that became public or cheaper, and leaves their people to jobs of a few each. */
export const matchListing = defineJob<{ listingId: string }>({
  name: 'matchListing',
  async run({ input: { listingId }, store, search, now }) {
    const listing = await store.read(documentPaths.listing(listingId));
    if (!search || listing?.status !== 'active') return;
    const groups = [...byRecipient(await search.percolate(listingId, now)).values()];
    const size = Math.max(PEOPLE, Math.ceil(groups.length / JOBS_MAX));
    for (let at = 0; at < groups.length; at += size)
      store.enqueue(noteAlerts, { listingId, searches: groups.slice(at, at + size).flat() });
  },
});

/** Tells those who look for such a listing: it is public for the first time, or cheaper. */
export const announceListing = (listingId: string, store: Store): void =>
  store.enqueue(matchListing, { listingId });
