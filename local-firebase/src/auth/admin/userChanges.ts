import type { Account } from '../AccountStore';
import {
  checkNewPassword,
  emailField,
  flagField,
  listField,
  textField,
  type AuthCall,
  type AuthContext,
} from '../AuthContext';
import { must } from '../AuthError';
import { hashPassword } from '../passwords';

const CLAIMS_MAX = 1000;
const RESERVED_CLAIMS =
  'acr amr at_hash aud auth_time azp cnf c_hash exp firebase iat iss jti nbf nonce sub'.split(' ');
const UNSUPPORTED = ['phoneNumber', 'mfaInfo', 'mfa', 'linkProviderUserInfo'];

/** What trusted code sets on an account, new or not. @throws AuthError */
export async function readUserChanges(
  context: AuthContext,
  call: AuthCall,
): Promise<Partial<Account>> {
  must(
    UNSUPPORTED.every((name) => call.body[name] === undefined),
    'OPERATION_NOT_ALLOWED',
  );
  const changes: Partial<Account> = {
    ...present('displayName', textField(call, 'displayName', 256)),
    ...present('photoUrl', textField(call, 'photoUrl')),
    ...present('emailVerified', flagField(call, 'emailVerified')),
    ...present('disabled', flagField(call, 'disableUser') ?? flagField(call, 'disabled')),
    ...present('claims', readClaims(call)),
  };
  if (call.body.email !== undefined) changes.email = emailField(call);
  for (const attribute of listField(call, 'deleteAttribute', 10)) {
    must(['DISPLAY_NAME', 'PHOTO_URL'].includes(attribute), 'OPERATION_NOT_ALLOWED');
    changes[attribute === 'DISPLAY_NAME' ? 'displayName' : 'photoUrl'] = null;
  }
  const password = textField(call, 'password', 10_000);
  if (password !== undefined) {
    checkNewPassword(password);
    changes.passwordHash = await hashPassword(password, context.passwordCost);
    changes.passwordUpdatedAt = context.now();
  }
  return changes;
}

const present = <Key extends keyof Account>(key: Key, value: Account[Key] | undefined) =>
  value === undefined ? {} : { [key]: value };

/** Custom claims come as a text of JSON; names that tokens use themselves are refused. */
function readClaims(call: AuthCall): Record<string, unknown> | undefined {
  const text = textField(call, 'customAttributes', Number.MAX_SAFE_INTEGER);
  if (text === undefined) return undefined;
  must(text.length <= CLAIMS_MAX, 'CLAIMS_TOO_LARGE');
  let claims: unknown;
  try {
    claims = JSON.parse(text || '{}');
  } catch {
    claims = null;
  }
  must(typeof claims === 'object' && claims !== null && !Array.isArray(claims), 'INVALID_CLAIMS');
  const forbidden = Object.keys(claims).find((name) => RESERVED_CLAIMS.includes(name));
  must(forbidden === undefined, `FORBIDDEN_CLAIM : ${forbidden}`);
  return claims as Record<string, unknown>;
}
