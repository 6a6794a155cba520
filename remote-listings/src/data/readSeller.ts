import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type ProfileFields, profileSchema } from '@anunturi/shared-domain/people/profile';
import { type PlainDates, toPlainDates } from '../domain/plainDates';
import { parseDocument } from './parseDocument';
import { withMarketErrors } from './toMarketError';

/** What anyone may know of a seller; `memberSince` in milliseconds. */
export type Seller = PlainDates<ProfileFields> & { id: string };

/** A seller's public profile, or null. */
export function readSeller(id: string): Promise<Seller | null> {
  return withMarketErrors(async () => {
    const { db, doc, getDoc } = await openFirestore();
    const found = await getDoc(doc(db, documentPaths.profile(id)));
    const profile = found.exists() ? parseDocument<ProfileFields>(profileSchema, found) : null;
    return profile && (toPlainDates(profile) as Seller);
  });
}
