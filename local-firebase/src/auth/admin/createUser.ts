import { textField, type Operation } from '../AuthContext';
import { AuthError, must } from '../AuthError';
import { profile } from '../lookupAccount';
import { newAccount, randomUid } from '../signUp';
import { readUserChanges } from './userChanges';

/** POST accounts: an account with the uid that is given, or a new one; nobody is signed in. */
export const createUser: Operation = async (context, call) => {
  const uid = textField(call, 'localId', 128) ?? randomUid();
  must(uid !== '', 'INVALID_LOCAL_ID');
  const given = await readUserChanges(context, call);
  must(!context.store.findByUid(uid), 'DUPLICATE_LOCAL_ID');
  const bare = { uid, email: null, displayName: null, passwordHash: null };
  const account = newAccount({ ...bare, ...given }, context.now());
  if (!context.store.insert(account))
    throw new AuthError(context.store.findByUid(uid) ? 'DUPLICATE_LOCAL_ID' : 'EMAIL_EXISTS');
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: uid,
    ...profile(account),
  };
};
