import { openAuth, openFirestore } from '@anunturi/shared-auth/firebase';
import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { refreshSession } from '@anunturi/shared-auth/session';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import {
  toNameFolded,
  type User,
  type UserFields,
  userSchema,
} from '@anunturi/shared-domain/people/user';
import { type PlainDates, toPlainDates } from '../../domain/plainDates';
import { readAllMyListings } from './readMyListings';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

export type MyAccount = PlainDates<Omit<User, 'uid'>>;
export type ProfileChange = Pick<UserFields, 'displayName' | 'sellerType'> & {
  phone?: string;
  localityId?: string;
  company?: { name: string; cui: string };
};

/** So many listings fit in one batch that names the seller anew. */
const BATCH = 5;

/** The person's own document, or null when there is none (an account whose deletion stopped at its last step). */
export async function readMyAccount(uid: string): Promise<MyAccount | null> {
  const user = await readDocument<UserFields>(documentPaths.user(uid), userSchema);
  return user && toPlainDates(user);
}

/**
 * Saves the person's data and, in the same batch, what others may see of it; then the name on their listings.
 * @throws MarketError notAllowed
 */
export function saveProfile(uid: string, change: ProfileChange): Promise<void> {
  return withMarketErrors(async () => {
    const { db, deleteField, doc, getDoc, serverTimestamp, writeBatch } = await openFirestore();
    const user = await getDoc(doc(db, documentPaths.user(uid)));
    if (!user.exists())
      throw new MarketError('notFound', 'Contul nu are date. Intrați din nou în cont.');
    const { displayName, sellerType, company, phone, localityId } = change;
    const batch = writeBatch(db);
    batch.update(user.ref, {
      displayName,
      nameFolded: toNameFolded({
        displayName,
        company: sellerType === 'company' ? company : undefined,
      }),
      sellerType,
      company: company ?? deleteField(),
      phone: phone ?? deleteField(),
      localityId: localityId ?? deleteField(),
      updatedAt: serverTimestamp(),
    });
    batch.set(doc(db, documentPaths.profile(uid)), {
      displayName,
      sellerType,
      ...(sellerType === 'company' &&
        company && { companyName: company.name, companyCui: company.cui }),
      memberSince: user.get('createdAt'),
    });
    await batch.commit();
    await nameOnListings(
      uid,
      sellerType,
      sellerType === 'company' && company ? company.name : displayName,
    );
    const { auth, updateProfile } = await openAuth();
    if (auth.currentUser && auth.currentUser.displayName !== displayName) {
      await updateProfile(auth.currentUser, { displayName });
      await refreshSession();
    }
  });
}

/** Listings say who sells: private person or company, under which name. */
async function nameOnListings(
  uid: string,
  sellerType: UserFields['sellerType'],
  sellerName: string,
): Promise<void> {
  const { db, doc, serverTimestamp, writeBatch } = await openFirestore();
  const stale = (await readAllMyListings(uid)).filter(
    (listing) => listing.sellerName !== sellerName || listing.sellerType !== sellerType,
  );
  for (let at = 0; at < stale.length; at += BATCH) {
    const batch = writeBatch(db);
    for (const listing of stale.slice(at, at + BATCH))
      batch.update(doc(db, documentPaths.listing(listing.id)), {
        sellerType,
        sellerName,
        version: listing.version + 1,
        updatedAt: serverTimestamp(),
      });
    await batch.commit();
  }
}
