import type { Account } from './AccountStore';
import {
  checkChosenPassword,
  emailField,
  textField,
  type AuthCall,
  type AuthContext,
  type Operation,
} from './AuthContext';
import { AuthError, must } from './AuthError';
import { findOpenCode } from './oobCodes';
import { profile, providers } from './lookupAccount';
import { hashPassword } from './passwords';
import { issueTokens, mustBeRecent, readIdToken, validAfterChange } from './tokens';

/** accounts:update: with an id token the caller's own account, with a code what the code was sent for. */
export const updateAccount: Operation = (context, call) => {
  const code = textField(call, 'oobCode');
  if (code !== undefined) return applyCode(context, code);
  must(call.body.idToken !== undefined, 'INVALID_REQ_TYPE : Unsupported request parameters.');
  must(
    call.body.disableUser === undefined &&
      call.body.deleteProvider === undefined &&
      call.body.linkProviderUserInfo === undefined,
    'OPERATION_NOT_ALLOWED',
  );
  must(
    call.body.customAttributes === undefined &&
      call.body.emailVerified === undefined &&
      call.body.localId === undefined,
    'INSUFFICIENT_PERMISSION',
  );
  return updateOwn(context, call);
};

async function updateOwn(context: AuthContext, call: AuthCall): Promise<object> {
  const { account, authTimeS } = readIdToken(context, textField(call, 'idToken', 10_000));
  const changes = readChanges(call);
  const password = textField(call, 'password', 10_000);
  const email = call.body.email === undefined ? account.email : emailField(call);
  const endsSessions = password !== undefined || email !== account.email;
  if (endsSessions) mustBeRecent(context, authTimeS);
  if (email !== account.email) {
    must(!context.store.findByEmail(email!), 'EMAIL_EXISTS');
    Object.assign(changes, { email, emailVerified: false });
  }
  if (password !== undefined) {
    checkChosenPassword(context, password, { ...account, email });
    Object.assign(changes, {
      passwordHash: await hashPassword(password, context.passwordCost),
      passwordUpdatedAt: context.now(),
    });
  }
  if (endsSessions) {
    const latest = readIdToken(context, textField(call, 'idToken', 10_000)).account; // the hash took time: still the same session?
    changes.validSinceS = validAfterChange(latest, context.now());
    context.store.dropCodes(account.uid);
  }
  if (!context.store.update(account.uid, changes))
    throw new AuthError(context.store.findByUid(account.uid) ? 'EMAIL_EXISTS' : 'USER_NOT_FOUND');
  const updated = context.store.findByUid(account.uid)!;
  const wantsTokens = endsSessions || call.body.returnSecureToken === true;
  return {
    ...toAnswer(updated),
    ...(wantsTokens ? issueTokens(context, updated, endsSessions ? undefined : authTimeS) : {}),
  };
}

function readChanges(call: AuthCall): Partial<Account> {
  const changes: Partial<Account> = {};
  const displayName = textField(call, 'displayName', 256);
  const photoUrl = textField(call, 'photoUrl');
  if (displayName !== undefined) changes.displayName = displayName;
  if (photoUrl !== undefined) changes.photoUrl = photoUrl;
  const removed = call.body.deleteAttribute ?? [];
  must(Array.isArray(removed), 'INVALID_ARGUMENT : deleteAttribute must be a list.');
  for (const attribute of removed) {
    if (attribute === 'DISPLAY_NAME') changes.displayName = null;
    else if (attribute === 'PHOTO_URL') changes.photoUrl = null;
    else throw new AuthError('OPERATION_NOT_ALLOWED');
  }
  return changes;
}

function applyCode(context: AuthContext, given: string): object {
  const { code, account } = findOpenCode(context, given);
  must(code.type !== 'PASSWORD_RESET', 'INVALID_OOB_CODE');
  const changes: Partial<Account> = { emailVerified: true };
  if (code.newEmail !== null) {
    must(!context.store.findByEmail(code.newEmail), 'EMAIL_EXISTS');
    Object.assign(changes, {
      email: code.newEmail,
      validSinceS: validAfterChange(account, context.now()),
    });
  }
  must(context.store.takeCode(code.hash), 'INVALID_OOB_CODE');
  must(context.store.update(account.uid, changes), 'EMAIL_EXISTS');
  return toAnswer(context.store.findByUid(account.uid)!);
}

function toAnswer(account: Account) {
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.uid,
    ...profile(account),
    emailVerified: account.emailVerified,
    providerUserInfo: providers(account),
  };
}
