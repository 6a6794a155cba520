import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type User, userSchema } from '@anunturi/shared-domain/people/user';
import { readDocument } from '../../data/readDocument';

/** The signed-in person's own document, or null before it was ever filled in. */
export async function findPerson(uid: string): Promise<User | null> {
  const { db, doc, getDoc } = await openFirestore();
  const found = await getDoc(doc(db, documentPaths.user(uid)));
  const fields = found.exists() ? readDocument(userSchema, found.data(), 'users/{uid}') : null;
  return fields && { ...fields, uid };
}
