import { openFirestore } from '@anunturi/shared-auth/firebase';
import {
  type ConversationFields,
  conversationSchema,
  unreadBy,
} from '@anunturi/shared-domain/people/conversation';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { LISTING_RENEW_FROM_DAY, LISTING_VALID_DAYS } from '@anunturi/shared-domain/site/limits';
import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { type MyListing, toMyListing } from '../domain/myListing';
import { readModeration } from '../../data/lists/readModeration';
import { parseDocuments } from '@anunturi/shared-auth/firestore/parseDocument';
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
    const { db, collection, getDocs, limit, orderBy, query, Timestamp, where } =
      await openFirestore();
    const now = new Date();
    const mine = (status: string) =>
      [
        collection(db, documentPaths.listings),
        where('ownerId', '==', uid),
        where('status', '==', status),
      ] as const;
    const soon = Timestamp.fromMillis(
      now.getTime() + (LISTING_VALID_DAYS - LISTING_RENEW_FROM_DAY) * DAY_MS,
    );
    const [rejected, ending, ended, conversations] = await Promise.all([
      getDocs(query(...mine('rejected'), orderBy('updatedAt', 'desc'), limit(SHOWN_MAX))),
      getDocs(
        query(
          ...mine('active'),
          where('expiresAt', '<=', soon),
          orderBy('expiresAt', 'desc'),
          limit(SHOWN_MAX),
        ),
      ),
      getDocs(query(...mine('expired'), orderBy('updatedAt', 'desc'), limit(SHOWN_MAX))),
      getDocs(
        query(
          collection(db, documentPaths.conversations),
          where('participantIds', 'array-contains', uid),
          orderBy('lastMessageAt', 'desc'),
          limit(TALKS_LOOKED_AT),
        ),
      ),
    ]);
    const rows = (found: typeof rejected) =>
      Promise.all(
        parseDocuments<ListingFields>(listingSchema, found.docs).map(async (listing) =>
          toMyListing(listing, now, { moderation: await readModeration(listing) }),
        ),
      );
    const unreadByListing: Record<string, number> = {};
    for (const conversation of parseDocuments<ConversationFields>(
      conversationSchema,
      conversations.docs,
    )) {
      const unread = unreadBy(conversation, uid);
      if (unread > 0)
        unreadByListing[conversation.listingId] =
          (unreadByListing[conversation.listingId] ?? 0) + unread;
    }
    return {
      rejected: await rows(rejected),
      ending: await rows(ending),
      ended: await rows(ended),
      unreadByListing,
      unreadMessages: Object.values(unreadByListing).reduce((sum, each) => sum + each, 0),
    };
  });
}
