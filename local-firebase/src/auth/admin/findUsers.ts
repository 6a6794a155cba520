import { listField, type AuthContext, type Operation } from '../AuthContext';
import { must } from '../AuthError';
import { toUserInfo } from '../lookupAccount';

const MAX_LOOKED_UP = 100;
const MAX_LISTED = 1000;
const LISTED = 20;

/** POST accounts:lookup: accounts by uid and by e-mail, each once; `users` is missing when there is none. */
export const lookupUsers: Operation = (context, call) => {
  const { store } = context;
  const uids = listField(call, 'localId', MAX_LOOKED_UP);
  const emails = listField(call, 'email', MAX_LOOKED_UP);
  const found = [
    ...uids.map((uid) => store.findByUid(uid)),
    ...emails.map((email) => store.findByEmail(email.trim().toLowerCase())),
  ].filter((account) => account !== null);
  const users = [...new Map(found.map((account) => [account.uid, account])).values()];
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    ...(users.length > 0 ? { users: users.map(toUserInfo) } : {}),
  };
};

/** GET accounts:batchGet: every account by uid, page by page; the token of the next page is the last uid. */
export function listUsers(context: AuthContext, after = '', count = String(LISTED)): object {
  const limit = Number(count);
  must(Number.isInteger(limit) && limit > 0 && limit <= MAX_LISTED, 'INVALID_PAGE_SELECTION');
  const page = context.store.page(after, limit);
  const last = page.length === limit ? page.at(-1)?.uid : undefined;
  return {
    kind: 'identitytoolkit#DownloadAccountResponse',
    ...(page.length > 0 ? { users: page.map(toUserInfo) } : {}),
    ...(last === undefined ? {} : { nextPageToken: last }),
  };
}
