import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { userSchema } from '@anunturi/shared-domain/people/user';
import { localitySettingsSchema } from '@anunturi/shared-domain/site/settings';
import type { PrefillPerson } from '../domain/prefillValues';

/** The signed-in person's own data with the place they live in, or null before it was ever filled in. */
export async function findPerson(uid: string): Promise<PrefillPerson | null> {
  const found = await readDocument(documentPaths.user(uid), userSchema);
  if (!found?.localityId) return found;
  const places = await readDocument(documentPaths.settings('localities'), localitySettingsSchema);
  return { ...found, town: places?.localities.find(({ id }) => id === found.localityId)?.name };
}
