import { openFirestore } from '@anunturi/shared-auth/firebase';
import {
  type ConversationFields,
  conversationSchema,
  unreadBy,
} from '@anunturi/shared-domain/people/conversation';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import {
  endsSoonBy,
  pickWaiting,
  type Waiting,
  WAITING_SHOWN_MAX,
} from '@anunturi/shared-domain/listing/pickWaiting';
import {
  type Listing,
  type ListingFields,
  listingSchema,
} from '@anunturi/shared-domain/listing/listing';
import type { MyListing } from '@anunturi/shared-domain/listing/myListing';
import { toMyListing } from '@anunturi/shared-domain/listing/toMyListing';
import { readModeration } from '../../data/lists/readModeration';
import { findUnread } from '@anunturi/shared-auth/firestore/findUnread';
import { parseDocuments } from '@anunturi/shared-auth/firestore/parseDocument';
import { readStanding } from './readStanding';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** What waits for the owner: rejected listings, listings that end soon or have just ended, messages not yet read. */
export type Attention = Waiting<MyListing> & {
  unreadMessages: number;
  unreadByListing: Record<string, number>;
};

export function readAttention(uid: string): Promise<Attention> {
  return withMarketErrors(async () => {
    const [rows, unreadByListing] = await Promise.all([
      readWaiting(uid, new Date()),
      readUnread(uid),
    ]);
    return {
      ...rows,
      unreadByListing,
      unreadMessages: Object.values(unreadByListing).reduce((sum, each) => sum + each, 0),
    };
  });
}

async function readWaiting(uid: string, now: Date): Promise<Waiting<MyListing>> {
  const { isWhole, listings } = await readStanding(uid);
  const { rejected, ending, ended } = isWhole
    ? pickWaiting(listings, now)
    : await findWaiting(uid, now);
  const rows = (of: readonly Listing[]) =>
    Promise.all(
      of.map(async (listing) =>
        toMyListing(listing, now, {
          ...(listing.status === 'rejected' && { moderation: await readModeration(listing) }),
        }),
      ),
    );
  return { rejected: await rows(rejected), ending: await rows(ending), ended: await rows(ended) };
}

/** The same as `pickWaiting`, asked for where there are too many to read. */
async function findWaiting(uid: string, now: Date): Promise<Waiting> {
  const { db, collection, getDocs, limit, orderBy, query, Timestamp, where } =
    await openFirestore();
  const mine = (status: string) =>
    [
      collection(db, documentPaths.listings),
      where('ownerId', '==', uid),
      where('status', '==', status),
    ] as const;
  const found = await Promise.all([
    getDocs(query(...mine('rejected'), orderBy('updatedAt', 'desc'), limit(WAITING_SHOWN_MAX))),
    getDocs(
      query(
        ...mine('active'),
        where('expiresAt', '<=', Timestamp.fromDate(endsSoonBy(now))),
        orderBy('expiresAt', 'desc'),
        limit(WAITING_SHOWN_MAX),
      ),
    ),
    getDocs(query(...mine('expired'), orderBy('updatedAt', 'desc'), limit(WAITING_SHOWN_MAX))),
  ]);
  const [rejected, ending, ended] = found.map(({ docs }) =>
    parseDocuments<ListingFields>(listingSchema, docs),
  );
  return { rejected: rejected!, ending: ending!, ended: ended! };
}

/** Unread messages by listing: asked as the header of the page asks for their sum. */
async function readUnread(uid: string): Promise<Record<string, number>> {
  const found = await findUnread(uid);
  const unreadByListing: Record<string, number> = {};
  for (const conversation of parseDocuments<ConversationFields>(conversationSchema, found)) {
    const unread = unreadBy(conversation, uid);
    if (unread > 0)
      unreadByListing[conversation.listingId] =
        (unreadByListing[conversation.listingId] ?? 0) + unread;
  }
  return unreadByListing;
}
