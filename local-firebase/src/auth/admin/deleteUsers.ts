import { flagField, listField, textField, type Operation } from '../AuthContext';
import { must } from '../AuthError';

const MAX_DELETED = 1000;

/** POST accounts:delete: one account for good; its tokens end. */
export const deleteUser: Operation = (context, call) => {
  const uid = textField(call, 'localId', 128);
  must(uid, 'MISSING_LOCAL_ID');
  must(context.store.delete(uid), 'USER_NOT_FOUND');
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};

/** POST accounts:batchDelete: those that are not disabled only with `force`; a missing one is no error. */
export const deleteUsers: Operation = (context, call) => {
  const uids = listField(call, 'localIds', MAX_DELETED);
  must(uids.length > 0, 'MISSING_LOCAL_ID');
  const force = flagField(call, 'force') === true;
  const errors = uids.flatMap((localId, index) => {
    if (!force && context.store.findByUid(localId)?.disabled === false)
      return [{ index, localId, message: 'NOT_DISABLED : Disable the account before deletion.' }];
    context.store.delete(localId);
    return [];
  });
  return errors.length > 0 ? { errors } : {};
};
