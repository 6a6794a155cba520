import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type ProfileFields, profileSchema } from '@anunturi/shared-domain/people/profile';
import { type PlainDates, toPlainDates } from '@anunturi/shared-domain/site/plainDates';

/** What anyone may know of a seller; `memberSince` in milliseconds. */
export type Seller = PlainDates<ProfileFields> & { id: string };

/** A seller's public profile, or null. */
export async function readSeller(id: string): Promise<Seller | null> {
  const profile = await readDocument<ProfileFields>(documentPaths.profile(id), profileSchema);
  return profile && (toPlainDates(profile) as Seller);
}
