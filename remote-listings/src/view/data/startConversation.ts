// One act with every document it writes: what the rules demand of a first message stands together here.
import { openFirestore } from '@anunturi/shared-auth/firebase';
import {
  documentPaths,
  toConversationId,
  toDayKey,
} from '@anunturi/shared-domain/site/documentPaths';
import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { toPreview } from '@anunturi/shared-domain/people/message';
import { type UserFields, userSchema } from '@anunturi/shared-domain/people/user';
import { randomId } from '../../domain/randomId';
import { parseDocument } from '@anunturi/shared-auth/firestore/parseDocument';
import { firebaseCode, withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

type Question = { uid: string; listingId: string; text: string };

/** Writes to the seller of a listing: opens the conversation or goes on with the one there is. Gives its id. */
export function startConversation({ uid, listingId, text }: Question): Promise<string> {
  return withMarketErrors(async () => {
    const { db, doc, getDoc, increment, serverTimestamp, writeBatch } = await openFirestore();
    const conversationId = toConversationId(listingId, uid);
    const conversation = doc(db, documentPaths.conversation(listingId, uid));
    const [listingDoc, userDoc, existing] = await Promise.all([
      getDoc(doc(db, documentPaths.listing(listingId))),
      getDoc(doc(db, documentPaths.user(uid))),
      getDoc(conversation),
    ]);
    const listing = listingDoc.exists()
      ? parseDocument<ListingFields>(listingSchema, listingDoc)
      : null;
    const user = userDoc.exists() ? parseDocument<UserFields>(userSchema, userDoc) : null;
    if (!listing || listing.status !== 'active')
      throw new MarketError(
        'wrongStatus',
        'Anunțul nu mai este activ; vânzătorului nu i se mai poate scrie despre el.',
      );
    if (!user) throw new MarketError('signInNeeded');
    if (user.blocked) throw new MarketError('blocked');

    const messageId = randomId();
    const last = {
      lastText: toPreview(text),
      lastSenderId: uid,
      lastMessageId: messageId,
      lastMessageAt: serverTimestamp(),
    };
    const day = toDayKey(new Date());
    const isNew = !existing.exists();
    const batch = writeBatch(db);
    if (isNew) {
      batch.set(conversation, {
        listingId,
        listingTitle: listing.title,
        listingSlug: listing.slug,
        ...(listing.photos[0] && { listingThumbPath: listing.photos[0].thumbPath }),
        sellerId: listing.ownerId,
        sellerName: listing.sellerName,
        buyerId: uid,
        buyerName:
          user.sellerType === 'company' && user.company ? user.company.name : user.displayName,
        participantIds: [listing.ownerId, uid],
        ...last,
        unreadBySeller: 1,
        unreadByBuyer: 0,
        createdAt: serverTimestamp(),
      });
      batch.update(doc(db, documentPaths.listingCounters(listingId)), {
        conversations: increment(1),
      });
    } else {
      batch.update(conversation, { ...last, unreadBySeller: increment(1) });
    }
    batch.set(doc(db, `${documentPaths.messages(conversationId)}/${messageId}`), {
      text,
      senderId: uid,
      sentAt: serverTimestamp(),
    });
    batch.set(
      doc(db, documentPaths.dailyUsage(uid, day)),
      {
        day,
        listings: increment(0),
        conversations: increment(isNew ? 1 : 0),
        messages: increment(1),
        reports: increment(0),
        ...(isNew && { lastConversationId: conversationId }),
        lastMessageId: messageId,
        lastMessageAt: serverTimestamp(),
      },
      { merge: true },
    );
    try {
      await batch.commit();
    } catch (error) {
      if (firebaseCode(error) !== 'permission-denied') throw error;
      throw new MarketError(
        'notAllowed',
        'Mesajul nu a fost primit: fie ați trimis multe mesaje azi, fie vânzătorul nu mai primește mesaje de la dumneavoastră.',
        { cause: error },
      );
    }
    return conversationId;
  });
}
