import { listField, textField, type AuthCall, type Operation } from '../AuthContext';
import { AuthError, must } from '../AuthError';
import { profile, providers } from '../lookupAccount';
import { validAfterChange } from '../tokens';
import { readUserChanges } from './userChanges';

/** POST accounts:update: any account by its uid. A new password, a new e-mail and `validSince` end its sessions; disabling does at once. */
export const updateUser: Operation = async (context, call) => {
  const uid = textField(call, 'localId', 128);
  must(uid, 'MISSING_LOCAL_ID');
  must(
    listField(call, 'deleteProvider', 10).every((provider) => provider === 'phone'),
    'OPERATION_NOT_ALLOWED',
  );
  const changes = await readUserChanges(context, call);
  const account = context.store.findByUid(uid);
  must(account, 'USER_NOT_FOUND');
  const isMoved = changes.email !== undefined && changes.email !== account.email;
  if (isMoved) changes.emailVerified ??= false;
  if (isMoved || changes.passwordHash !== undefined) {
    changes.validSinceS = validAfterChange(account, context.now());
    context.store.dropCodes(uid);
  }
  const validSinceS = readSeconds(call);
  if (validSinceS !== undefined)
    changes.validSinceS = Math.max(validSinceS, changes.validSinceS ?? account.validSinceS);
  if (!context.store.update(uid, changes))
    throw new AuthError(context.store.findByUid(uid) ? 'EMAIL_EXISTS' : 'USER_NOT_FOUND');
  const updated = context.store.findByUid(uid)!;
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: uid,
    ...profile(updated),
    emailVerified: updated.emailVerified,
    providerUserInfo: providers(updated),
  };
};

/** `validSince`, seconds as a number or text. */
function readSeconds({ body }: AuthCall): number | undefined {
  if (body.validSince === undefined) return undefined;
  const seconds = Number(body.validSince);
  must(Number.isSafeInteger(seconds) && seconds >= 0, 'INVALID_ARGUMENT : validSince');
  return seconds;
}
