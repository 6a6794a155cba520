import { openFirestore } from '@anunturi/shared-auth/firebase';
import { NOTICES_MAX } from '@anunturi/shared-domain/people/noticeKinds';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';

/** How many notices of the bell a person has not read. */
export async function countNotices(uid: string): Promise<number> {
  const { collection, db, getDocs, limit, query, where } = await openFirestore();
  const notices = collection(db, documentPaths.notices(uid));
  return (await getDocs(query(notices, where('read', '==', false), limit(NOTICES_MAX)))).size;
}
