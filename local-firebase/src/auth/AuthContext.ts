import type { AccountStore } from './AccountStore';
import { AuthError } from './AuthError';
import type { Outbox } from './outbox';
import type { PasswordCost } from './passwords';
import type { Signer } from './signer';

/** What every operation works with. */
export type AuthContext = {
  store: AccountStore;
  signer: Signer;
  projectId: string;
  outbox: Outbox;
  log: (line: string) => void;
  /** The page that takes `?mode=...&oobCode=...`, e.g. http://localhost:3000/account. */
  actionUrl: string;
  passwordCost: PasswordCost;
  refusePassword?: RefusePassword | undefined;
  now: () => number;
};

/** One call: its JSON body and the address it came from. */
export type AuthCall = { body: Record<string, unknown>; address: string };
export type Operation = (context: AuthContext, call: AuthCall) => object | Promise<object>;

export const IDENTITY_PATH = '/identitytoolkit.googleapis.com';
/** Of the password policy that the project has in production. */
export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 4096;
const UNMET = 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS';

export type PasswordOwner = { email: string | null; displayName: string | null };
/** Why an owner may not choose a password, in a few words; undefined when they may. */
export type RefusePassword = (password: string, owner: PasswordOwner) => string | undefined;

/** A text field of the body; undefined when missing or null. @throws AuthError when it is something else or too long */
export function textField(call: AuthCall, name: string, maxLength = 2048): string | undefined {
  const value = call.body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string')
    throw new AuthError(`INVALID_ARGUMENT : ${name} must be a string.`);
  if (value.length > maxLength) throw new AuthError(`INVALID_ARGUMENT : ${name} is too long.`);
  return value;
}

/** A yes or no of the body; undefined when missing or null. @throws AuthError when it is something else */
export function flagField(call: AuthCall, name: string): boolean | undefined {
  const value = call.body[name] ?? undefined;
  if (value !== undefined && typeof value !== 'boolean')
    throw new AuthError(`INVALID_ARGUMENT : ${name} must be true or false.`);
  return value;
}

/** A list of texts of the body; empty when missing. @throws AuthError when it is something else or too long */
export function listField(call: AuthCall, name: string, maxItems: number): string[] {
  const value = call.body[name] ?? [];
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string'))
    throw new AuthError(`INVALID_ARGUMENT : ${name} must be a list of strings.`);
  if (value.length > maxItems) throw new AuthError(`INVALID_ARGUMENT : ${name} is too long.`);
  return value as string[];
}

/** The e-mail in the form it is kept and compared in. @throws AuthError MISSING_EMAIL or INVALID_EMAIL */
export function emailField(call: AuthCall, name = 'email', missing = 'MISSING_EMAIL'): string {
  const given = textField(call, name);
  if (given === undefined) throw new AuthError(missing);
  const email = given.trim().toLowerCase();
  if (email.length > 254 || !/^[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>.]+$/.test(email))
    throw new AuthError('INVALID_EMAIL');
  return email;
}

/** A new password by its length. @throws AuthError WEAK_PASSWORD or PASSWORD_DOES_NOT_MEET_REQUIREMENTS */
export function checkNewPassword(password: string): void {
  if (password.length < PASSWORD_MIN)
    throw new AuthError(`WEAK_PASSWORD : Password should be at least ${PASSWORD_MIN} characters`);
  if (password.length > PASSWORD_MAX) {
    throw new AuthError(
      `${UNMET} : Missing password requirements: [Password may contain at most ${PASSWORD_MAX} characters]`,
    );
  }
}

/** A new password that its owner chooses: by its length, and as the product judges it. @throws AuthError as `checkNewPassword` */
export function checkChosenPassword(
  { refusePassword }: Pick<AuthContext, 'refusePassword'>,
  password: string,
  owner: PasswordOwner,
): void {
  checkNewPassword(password);
  const reason = refusePassword?.(password, owner);
  if (reason) throw new AuthError(`${UNMET} : Missing password requirements: [${reason}]`);
}
