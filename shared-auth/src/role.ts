import { openFirestore } from './firebase';

/** What a signed-in person may do; `user` unless their document says otherwise. */
export type Role = 'user' | 'admin';

/** Role in `users/{uid}`: missing field, missing document or failing read all mean `user`; a failure is logged. */
export async function readRole(uid: string): Promise<Role> {
  try {
    const { db, doc, getDoc } = await openFirestore();
    const user = await getDoc(doc(db, 'users', uid));
    return user.get('role') === 'admin' ? 'admin' : 'user';
  } catch (error) {
    console.error(
      'Rolul utilizatorului nu a putut fi citit; se continuă ca utilizator obișnuit.',
      error,
    );
    return 'user';
  }
}
