import { emailField, flagField, textField, type Operation } from '../AuthContext';
import { AuthError, must } from '../AuthError';
import { createLink, sendCode } from '../oobCodes';
import { readContinueUrl, withEmail } from '../sendOobCode';

const TYPES = ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'] as const;

/** POST accounts:sendOobCode for any address; with `returnOobLink` the link is answered and nothing is sent. */
export const sendOobLink: Operation = (context, call) => {
  const continueUrl = readContinueUrl(context, call);
  const requestType = textField(call, 'requestType');
  if (requestType === undefined) throw new AuthError('MISSING_REQ_TYPE');
  const type = TYPES.find((one) => one === requestType);
  must(type, 'OPERATION_NOT_ALLOWED');
  const email = emailField(call);
  const found = context.store.findByEmail(email);
  must(found, 'EMAIL_NOT_FOUND');
  must(!found.disabled, 'USER_DISABLED');
  const account = withEmail(found);
  const newEmail =
    type === 'VERIFY_AND_CHANGE_EMAIL'
      ? emailField(call, 'newEmail', 'MISSING_NEW_EMAIL')
      : undefined;
  const answer = { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
  if (flagField(call, 'returnOobLink') === true)
    return { ...answer, oobLink: createLink(context, type, account, continueUrl, newEmail) };
  sendCode(context, type, account, continueUrl, newEmail);
  return answer;
};
