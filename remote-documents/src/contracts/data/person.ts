import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type User, userSchema } from '@anunturi/shared-domain/people/user';

/** The signed-in person's own document, or null before it was ever filled in. */
export async function findPerson(uid: string): Promise<User | null> {
  const found = await readDocument(documentPaths.user(uid), userSchema);
  return found && { ...found, uid };
}
