import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';
import { tellOfTerm } from '../mail/tellOfTerm';

const MOST = 25; // each with an e-mail

/** Marks listings whose time has run out, some at a time. Their version stays: nobody edited them. */
export const expireListings = defineJob({
  name: 'expireListings',
  async run({ store, now }) {
    const over = await store.paths(documentPaths.listings, (all) =>
      all
        .where('status', '==', 'active')
        .where('expiresAt', '<=', now)
        .orderBy('expiresAt', 'desc')
        .limit(MOST),
    );
    for (const path of over) {
      store.update(path, { status: 'expired', updatedAt: now });
      await tellOfTerm('listingEnded', path.slice(path.lastIndexOf('/') + 1), { store, now });
    }
    if (over.length === MOST) store.enqueue(expireListings, {});
  },
});
