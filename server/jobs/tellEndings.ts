import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/defineJob';
import { tellFavourites } from './tellFavourites';
import { tellOfTerm } from '../mail/tellOfTerm';

const DAY_MS = 24 * 60 * 60 * 1000;
const SAID_BEFORE_MS = 3 * DAY_MS;
const MOST = 25;

/** Tells sellers whose listings end within three days, and who keeps them as favourites, some at a time; each term once. */
export const tellEndings = defineJob<{ before?: number }>({
  name: 'tellEndings',
  async run({ input: { before }, store, now }) {
    const ending = await store.find(documentPaths.listings, (all) =>
      all
        .where('status', '==', 'active')
        .where('expiresAt', '>', now)
        .where('expiresAt', '<', new Date(before ?? now.getTime() + SAID_BEFORE_MS))
        .orderBy('expiresAt', 'desc')
        .limit(MOST),
    );
    for (const { id } of ending)
      if (await tellOfTerm('listingEnding', id, { store, now }))
        store.enqueue(tellFavourites, { listingId: id, news: 'favouriteEnding' });
    const last = ending.at(-1)?.data.expiresAt as Date | undefined;
    if (ending.length === MOST && last) store.enqueue(tellEndings, { before: last.getTime() });
  },
});
