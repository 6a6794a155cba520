import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import { isStaff, type Role, toRole } from '@anunturi/shared-domain/people/roles';
import { withinTime } from '@anunturi/shared-domain/site/withinTime';
import { openFirestore } from './firebase';
import { firebaseCode } from './firestore/toMarketError';

/** What a person's document says of the session: `lacksSecondFactor` of a person with a role who has yet to set one up. */
export type Standing = { role: Role; lacksSecondFactor?: true };

/**
 * Role in `users/{uid}`: a missing field or document means `user`. So does a read that fails or takes too long, which is logged; an
 * answer that comes after all is given to `onLate`; `onRefused` when the person's own document is closed to this session: it was ended, or awaits its code.
 */
export async function readRole(
  uid: string,
  onLate: (standing: Standing) => void = () => undefined,
  onRefused: () => void = () => undefined,
): Promise<Standing> {
  const answer = read(uid);
  answer.catch((error: unknown) => {
    if (firebaseCode(error) === 'permission-denied') onRefused();
  });
  const late = () => new Error('The role took too long');
  try {
    return await withinTime(answer, loadingLimits.dataTimeoutMs, late);
  } catch (error) {
    console.error('Rolul contului nu a putut fi citit; se folosește rolul „user”.', error);
    answer.then(onLate, () => undefined);
    return { role: 'user' };
  }
}

async function read(uid: string): Promise<Standing> {
  const { db, doc, getDoc } = await openFirestore();
  const user = await getDoc(doc(db, 'users', uid));
  const role = toRole(user.get('role'));
  const isSetUp = user.get('secondFactorSessions') !== undefined;
  return isStaff(role) && !isSetUp ? { role: 'user', lacksSecondFactor: true } : { role };
}
