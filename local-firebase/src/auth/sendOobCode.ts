import type { Account } from './AccountStore';
import { countAttempt, limits } from './attempts';
import {
  emailField,
  textField,
  type AuthCall,
  type AuthContext,
  type Operation,
} from './AuthContext';
import { AuthError, must } from './AuthError';
import { sendCode } from './oobCodes';
import { mustBeRecent, readIdToken } from './tokens';

/** accounts:sendOobCode: password reset by e-mail (an unknown one answers the same), verification by id token. */
export const sendOobCode: Operation = (context, call) => {
  must(call.body.returnOobLink !== true, 'INSUFFICIENT_PERMISSION');
  const continueUrl = readContinueUrl(context, call);
  switch (textField(call, 'requestType')) {
    case 'PASSWORD_RESET': {
      const email = emailField(call);
      countMail(context, call, email);
      const account = context.store.findByEmail(email);
      if (account && !account.disabled)
        sendCode(context, 'PASSWORD_RESET', withEmail(account), continueUrl);
      return sentTo(email);
    }
    case 'VERIFY_EMAIL': {
      const account = withEmail(readIdToken(context, textField(call, 'idToken', 10_000)).account);
      countMail(context, call, account.email);
      sendCode(context, 'VERIFY_EMAIL', account, continueUrl);
      return sentTo(account.email);
    }
    case 'VERIFY_AND_CHANGE_EMAIL': {
      const newEmail = emailField(call, 'newEmail', 'MISSING_NEW_EMAIL');
      const { account, authTimeS } = readIdToken(context, textField(call, 'idToken', 10_000));
      mustBeRecent(context, authTimeS);
      countMail(context, call, withEmail(account).email);
      if (!context.store.findByEmail(newEmail))
        sendCode(context, 'VERIFY_AND_CHANGE_EMAIL', withEmail(account), continueUrl, newEmail);
      return sentTo(withEmail(account).email);
    }
    case undefined:
      throw new AuthError('MISSING_REQ_TYPE');
    default:
      throw new AuthError('OPERATION_NOT_ALLOWED');
  }
};

function sentTo(email: string) {
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
}

export function withEmail(account: Account): Account & { email: string } {
  must(account.email !== null, 'MISSING_EMAIL');
  return { ...account, email: account.email };
}

function countMail(context: AuthContext, call: AuthCall, email: string): void {
  countAttempt(
    context.store,
    { [`mail:${email}`]: limits.mailPerAccount, [`mail@${call.address}`]: limits.mailPerAddress },
    context.now(),
  );
}

/** Where the page may send the visitor afterwards: only our own site. */
export function readContinueUrl(context: AuthContext, call: AuthCall): string | undefined {
  const given = textField(call, 'continueUrl');
  if (given === undefined || given === '') return undefined;
  must(URL.canParse(given), 'INVALID_CONTINUE_URI');
  must(
    new URL(given).origin === new URL(context.actionUrl).origin,
    'UNAUTHORIZED_DOMAIN : DOMAIN_NOT_ALLOWLISTED',
  );
  return given;
}
