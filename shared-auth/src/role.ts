import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new Error('The role took too long'));
    timer = setTimeout(fail, loadingLimits.dataTimeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    console.error('Rolul utilizatorului nu a putut fi citit; rămâne cel cunoscut.', error);
    answer.then(hearLate, () => undefined);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function read(uid: string): Promise<Role> {
  const { db, doc, getDoc } = await openFirestore();
  const user = await getDoc(doc(db, 'users', uid));
  return user.get('role') === 'admin' ? 'admin' : 'user';
}
