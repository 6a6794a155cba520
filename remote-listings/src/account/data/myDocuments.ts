import { openFirestore } from '@anunturi/shared-auth/firebase';
import { type Found, readEach } from '@anunturi/shared-auth/firestore/readEach';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';

/** The collections below `users/{uid}`, by the name that an export gives them. */
export const personalCollections = (uid: string) =>
  ({
    favorite: documentPaths.favourites(uid),
    'cautari-salvate': documentPaths.savedSearches(uid),
    'persoane-blocate': documentPaths.blocks(uid),
    'vanzatori-ascunsi': documentPaths.mutedSellers(uid),
    'activitate-pe-zile': `${documentPaths.user(uid)}/dailyUsage`,
  }) as const;

/** A person's listings in any status. */
export async function readOwnListings(uid: string): Promise<Found[]> {
  const { orderBy, where } = await openFirestore();
  return readEach(
    documentPaths.listings,
    where('ownerId', '==', uid),
    orderBy('updatedAt', 'desc'),
  );
}

/** A person's conversations, newest first. */
export async function readOwnConversations(uid: string): Promise<Found[]> {
  const { orderBy, where } = await openFirestore();
  return readEach(
    documentPaths.conversations,
    where('participantIds', 'array-contains', uid),
    orderBy('lastMessageAt', 'desc'),
  );
}

/** The notices that a person has filed. */
export async function readOwnReports(uid: string): Promise<Found[]> {
  const { orderBy, where } = await openFirestore();
  return readEach(
    documentPaths.reports,
    where('reporterId', '==', uid),
    orderBy('createdAt', 'desc'),
  );
}
