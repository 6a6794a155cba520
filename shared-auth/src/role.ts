import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import { withinTime } from '@anunturi/shared-domain/site/withinTime';
import { openFirestore } from './firebase';

/** What a signed-in person may do; `user` unless their document says otherwise. */
export type Role = 'user' | 'admin';

/**
 * Role in `users/{uid}`: a missing field or document means `user`. A read that fails or takes too long is logged and says nothing
 * (undefined); an answer that comes after all is told to `hearLate`.
 */
export async function readRole(
  uid: string,
  hearLate: (role: Role) => void = () => undefined,
): Promise<Role | undefined> {
  const answer = read(uid);
  const late = () => new Error('The role took too long');
  try {
    return await withinTime(answer, loadingLimits.dataTimeoutMs, late);
  } catch (error) {
    console.error('The role could not be read; the known one stays', error);
    answer.then(hearLate, () => undefined);
    return undefined;
  }
}

async function read(uid: string): Promise<Role> {
  const { db, doc, getDoc } = await openFirestore();
  const user = await getDoc(doc(db, 'users', uid));
  return user.get('role') === 'admin' ? 'admin' : 'user';
}
