import { openFirestore } from '@anunturi/shared-auth/firebase';
import {
  type ConversationFields,
  conversationSchema,
  unreadBy,
} from '@anunturi/shared-domain/people/conversation';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { LISTING_RENEW_FROM_DAY, LISTING_VALID_DAYS } from '@anunturi/shared-domain/site/limits';
import {
  type Listing,
  type ListingFields,
  listingSchema,
} from '@anunturi/shared-domain/listing/listing';
import { type MyListing, toMyListing } from '../domain/myListing';
import { readModeration } from '../../data/lists/readModeration';
import { parseDocuments } from '@anunturi/shared-auth/firestore/parseDocument';
import { readStanding } from './readStanding';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

const SHOWN_MAX = 5;
const TALKS_LOOKED_AT = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What waits for the owner: rejected listings, listings that end soon or have just ended, messages not yet read (of
 * the newest 50 conversations).
 */
export type Attention = {
  rejected: MyListing[];
  ending: MyListing[];
  ended: MyListing[];
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

type Waiting = Pick<Attention, 'rejected' | 'ending' | 'ended'>;

async function readWaiting(uid: string, now: Date): Promise<Waiting> {
  const soon = new Date(now.getTime() + (LISTING_VALID_DAYS - LISTING_RENEW_FROM_DAY) * DAY_MS);
  const { isWhole, listings } = await readStanding(uid);
  const found = isWhole ? pickWaiting(listings, soon) : await findWaiting(uid, soon);
  const rows = (of: readonly Listing[]) =>
    Promise.all(
      of.map(async (listing) =>
        toMyListing(listing, now, {
          ...(listing.status === 'rejected' && { moderation: await readModeration(listing) }),
        }),
      ),
    );
  const [rejected, ending, ended] = await Promise.all(found.map(rows));
  return { rejected: rejected!, ending: ending!, ended: ended! };
}

/** Rejected, ending and ended ones of all that there are, changed last first. */
function pickWaiting(all: readonly Listing[], soon: Date): Listing[][] {
  const of = (status: Listing['status']) => all.filter((each) => each.status === status);
  const endOf = ({ expiresAt }: Listing) => expiresAt?.getTime() ?? Infinity;
  const ending = of('active')
    .filter((each) => endOf(each) <= soon.getTime())
    .sort((a, b) => endOf(b) - endOf(a));
  return [of('rejected'), ending, of('expired')].map((each) => each.slice(0, SHOWN_MAX));
}

/** The same, asked for where there are too many to read. */
async function findWaiting(uid: string, soon: Date): Promise<Listing[][]> {
  const { db, collection, getDocs, limit, orderBy, query, Timestamp, where } =
    await openFirestore();
  const mine = (status: string) =>
    [
      collection(db, documentPaths.listings),
      where('ownerId', '==', uid),
      where('status', '==', status),
    ] as const;
  const found = await Promise.all([
    getDocs(query(...mine('rejected'), orderBy('updatedAt', 'desc'), limit(SHOWN_MAX))),
    getDocs(
      query(
        ...mine('active'),
        where('expiresAt', '<=', Timestamp.fromDate(soon)),
        orderBy('expiresAt', 'desc'),
        limit(SHOWN_MAX),
      ),
    ),
    getDocs(query(...mine('expired'), orderBy('updatedAt', 'desc'), limit(SHOWN_MAX))),
  ]);
  return found.map(({ docs }) => parseDocuments<ListingFields>(listingSchema, docs));
}

/** Unread messages by listing. */
async function readUnread(uid: string): Promise<Record<string, number>> {
  const { db, collection, getDocs, limit, orderBy, query, where } = await openFirestore();
  const { docs } = await getDocs(
    query(
      collection(db, documentPaths.conversations),
      where('participantIds', 'array-contains', uid),
      orderBy('lastMessageAt', 'desc'),
      limit(TALKS_LOOKED_AT),
    ),
  );
  const unreadByListing: Record<string, number> = {};
  for (const conversation of parseDocuments<ConversationFields>(conversationSchema, docs)) {
    const unread = unreadBy(conversation, uid);
    if (unread > 0)
      unreadByListing[conversation.listingId] =
        (unreadByListing[conversation.listingId] ?? 0) + unread;
  }
  return unreadByListing;
}
