import { checkChosenPassword, textField, type Operation } from './AuthContext';
import { must } from './AuthError';
import { findOpenCode } from './oobCodes';
import { hashPassword } from './passwords';
import { validAfterChange } from './tokens';

/** accounts:resetPassword: without newPassword only says what a code is for; with it changes the password and ends every session. */
export const resetPassword: Operation = async (context, call) => {
  const given = textField(call, 'oobCode');
  must(given, 'MISSING_OOB_CODE');
  const { code, account: owner } = findOpenCode(context, given);
  const newPassword = textField(call, 'newPassword', 10_000);
  if (newPassword !== undefined && newPassword !== '') {
    must(code.type === 'PASSWORD_RESET', 'INVALID_OOB_CODE');
    checkChosenPassword(context, newPassword, owner);
    const passwordHash = await hashPassword(newPassword, context.passwordCost);
    const { account } = findOpenCode(context, given);
    must(context.store.takeCode(code.hash), 'INVALID_OOB_CODE');
    const nowMs = context.now();
    context.store.update(account.uid, {
      passwordHash,
      passwordUpdatedAt: nowMs,
      emailVerified: true,
      validSinceS: validAfterChange(account, nowMs),
    });
    context.store.dropCodes(account.uid);
    context.store.dropAllAttempts(`signIn:${code.email}`);
  }
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email: code.email,
    requestType: code.type,
    ...(code.newEmail === null ? {} : { newEmail: code.newEmail }),
  };
};
