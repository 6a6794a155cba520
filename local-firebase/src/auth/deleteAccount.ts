import { textField, type Operation } from './AuthContext';
import { mustBeRecent, readIdToken } from './tokens';

/** accounts:delete: the caller's own account, for good; every token of it ends. */
export const deleteAccount: Operation = (context, call) => {
  const { account, authTimeS } = readIdToken(context, textField(call, 'idToken', 10_000));
  mustBeRecent(context, authTimeS);
  context.store.delete(account.uid);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
