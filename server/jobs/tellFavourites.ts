import { isExpired } from '@anunturi/shared-domain/listing/listingExpiry';
import { favouriteSchema } from '@anunturi/shared-domain/listing/favourite';
import { type Listing, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { priceHistoryEntrySchema } from '@anunturi/shared-domain/listing/priceHistory';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { links } from '@anunturi/shared-domain/site/links';
import { hiddenReads, isHiddenFrom } from '../alerts/isHiddenFrom';
import { readReachable } from '../alerts/Recipient';
import { defineJob } from '../app/queue/defineJob';
import type { Store } from '../app/data/Store';
import {
  type FavouriteNews,
  favouriteEmail,
  favouriteNotices,
} from '../mail/emails/favouriteEmails';
import { toEmailCard } from '../mail/emails/toEmailCard';
import { tellPerson } from '../mail/tell';
import { addNotice } from '../notices/addNotice';

type Asked = { listingId: string; news: FavouriteNews; after?: string };

const MOST = 20; // each with an e-mail

/** Tells those who keep a listing among their favourites what became of it, some at a time. */
export const tellFavourites = defineJob<Asked>({
  name: 'tellFavourites',
  async run({ input: { listingId, news, after }, store, now }) {
    const listing = await store.getFitting(documentPaths.listing(listingId), listingSchema);
    if (!listing || !isStillSo(news, listing, now)) return;
    const asked = { field: 'listingId', value: listingId, after, most: MOST };
    const kept = await store.findOfAll('favourites', asked);
    const uids = kept.map(({ path }) => path.split('/')[1]!);
    await store.readAhead(uids.flatMap((uid) => hiddenReads(uid, listing.ownerId)));
    const card = toEmailCard(listing, await priceBefore(listing, store));
    for (const [at, { data }] of kept.entries()) {
      const uid = uids[at]!;
      const { data: favourite } = favouriteSchema.safeParse(data);
      if (news === 'favouriteCheaper' && !(favourite && listing.priceLei < favourite.priceLei))
        continue;
      const recipient = await readReachable(documentPaths.user(uid), store);
      if (!recipient || (await isHiddenFrom(recipient, listing, store))) continue;
      const period = periodOf(news, listing);
      const told = { kind: news, subject: listingId, period };
      if (!(await tellPerson(uid, told, favouriteEmail(news, card), { store, now }))) continue;
      const text = `„${listing.title}” ${favouriteNotices[news]}`;
      const path = links.listing(listing);
      const notice = { kind: 'favourite', subject: `${listingId} ${news}`, period, text, path };
      await addNotice(uid, { ...notice, kind: 'favourite' }, { store, now });
    }
    const last = kept.at(-1)?.path;
    if (kept.length === MOST && last !== undefined)
      store.enqueue(tellFavourites, { listingId, news, after: last });
  },
});

function isStillSo(news: FavouriteNews, listing: Listing, now: Date): boolean {
  if (news === 'favouriteSold') return listing.status === 'sold';
  return listing.status === 'active' && !isExpired(listing, now);
}

/** The same price, sale and term are told of once. */
function periodOf(news: FavouriteNews, { priceChanges, expiresAt }: Listing): string {
  if (news === 'favouriteCheaper') return String(priceChanges);
  return news === 'favouriteEnding' ? String(expiresAt?.getTime()) : 'sold';
}

async function priceBefore({ id, priceChanges }: Listing, store: Store) {
  if (priceChanges === 0) return undefined;
  return store.getFitting(documentPaths.priceHistoryEntry(id, 0), priceHistoryEntrySchema);
}
