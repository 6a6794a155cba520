import type { Account } from '../AccountStore';
import { textField, type AuthCall, type Operation } from '../AuthContext';
import { AuthError, must } from '../AuthError';
import { newAccount } from '../signUp';

const MAX_IMPORTED = 1000;

/**
 * POST accounts:batchCreate: accounts as another server had them, with their password hashes; those that are there are replaced
 * with `allowOverwrite`. Of the hashes that Google reads, STANDARD_SCRYPT alone.
 */
export const importUsers: Operation = (context, call) => {
  const { users, allowOverwrite } = call.body;
  must(Array.isArray(users) && users.length > 0, 'MISSING_USER_ACCOUNT');
  must(users.length <= MAX_IMPORTED, 'TOO_MANY_ACCOUNTS');
  const cost = users.some((user: { passwordHash?: unknown }) => user.passwordHash)
    ? readCost(call)
    : undefined;
  const error: { index: number; message: string }[] = [];
  for (const [index, body] of (users as AuthCall['body'][]).entries()) {
    const account = readUser({ ...call, body }, context.now(), cost);
    const { uid, ...changes } = account;
    const isDone =
      context.store.insert(account) ||
      (allowOverwrite === true && context.store.update(uid, changes));
    if (!isDone) error.push({ index, message: 'the uid or the e-mail is taken' });
  }
  return { kind: 'identitytoolkit#UploadAccountResponse', ...(error.length > 0 && { error }) };
};

/** The parameters of the hashes, as they are kept. */
function readCost({ body }: AuthCall): string {
  must(body.hashAlgorithm === 'STANDARD_SCRYPT', 'INVALID_HASH_ALGORITHM');
  must(body.dkLen === 32, 'INVALID_HASH_PARAMETER');
  const numbers = [body.cpuMemCost, body.blockSize, body.parallelization];
  must(
    numbers.every((each) => Number.isInteger(each)),
    'INVALID_HASH_PARAMETER',
  );
  return numbers.join('$');
}

function readUser(call: AuthCall, nowMs: number, cost: string | undefined): Account {
  const text = (name: string) => textField(call, name) ?? null;
  const uid = textField(call, 'localId', 128);
  if (!uid) throw new AuthError('MISSING_LOCAL_ID');
  const [hash, salt] = [text('passwordHash'), text('salt')].map(
    (each) => each && Buffer.from(each, 'base64').toString('base64url'),
  );
  const time = (name: string) => Number(text(name) ?? nowMs);
  return newAccount(
    {
      uid,
      email: text('email')?.toLowerCase() ?? null,
      displayName: text('displayName'),
      photoUrl: text('photoUrl'),
      passwordHash: hash && cost ? `scrypt$${cost}$${salt ?? ''}$${hash}` : null,
      emailVerified: call.body.emailVerified === true,
      disabled: call.body.disabled === true,
      createdAt: time('createdAt'),
      lastLoginAt: time('lastLoginAt'),
      claims: JSON.parse(text('customAttributes') ?? '{}') as Account['claims'],
    },
    nowMs,
  );
}
