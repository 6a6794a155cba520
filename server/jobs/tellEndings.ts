import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';
import { tellFavourites } from './tellFavourites';
import { tellOfTerm } from '../mail/tellOfTerm';

const DAY_MS = 24 * 60 * 60 * 1000;
const SAID_BEFORE_MS = 3 * DAY_MS;
const MOST = 25;

/** Where a page ends: the term (ms) of its last listing, and its id, as several may end in one moment. */
type Place = { before?: number; id?: string };

/** Tells sellers whose listings end within three days, and who keeps them as favourites, some at a time; each term once. */
export const tellEndings = defineJob<Place>({
  name: 'tellEndings',
  async run({ input: { before, id }, store, now }) {
    const ending = await store.find(documentPaths.listings, (all) =>
      all
        .where('status', '==', 'active')
        .where('expiresAt', '>', now)
        .orderBy('expiresAt', 'desc')
        .orderBy('__name__', 'desc')
        .startAfter(new Date(before ?? now.getTime() + SAID_BEFORE_MS), ...(id ? [id] : []))
        .limit(MOST),
    );
    for (const { id: listingId } of ending)
      if (await tellOfTerm('listingEnding', listingId, { store, now }))
        store.enqueue(tellFavourites, { listingId, news: 'favouriteEnding' });
    const last = ending.at(-1);
    if (ending.length === MOST && last)
      store.enqueue(tellEndings, { before: last.data.expiresAt.getTime(), id: last.id });
  },
});
