import type { AccountLine } from '@anunturi/local-firebase/transfer/backupFormat';
import type { Send } from './Destination';

type Refused = { error?: { index: number; message: string }[] };

/** Imports accounts with their password hashes (scrypt, whose parameters Google reads); those that are there are replaced. @throws Error with who was refused */
export async function writeAccounts(
  lines: readonly AccountLine[],
  projectId: string,
  send: Send,
): Promise<void> {
  for (const [cost, group] of groupByCost(lines)) {
    const [cpuMemCost, blockSize, parallelization] = cost.split('$').map(Number);
    const answer = (await send('identitytoolkit', `projects/${projectId}/accounts:batchCreate`, {
      ...(cost && {
        hashAlgorithm: 'STANDARD_SCRYPT',
        cpuMemCost,
        blockSize,
        parallelization,
        dkLen: 32,
      }),
      allowOverwrite: true,
      users: group.map(toUser),
    })) as Refused;
    const [first] = answer.error ?? [];
    if (first)
      throw new Error(`The account ${group[first.index]?.uid} is refused: ${first.message}`);
  }
}

/** One import has one set of parameters. */
function groupByCost(lines: readonly AccountLine[]): Map<string, AccountLine[]> {
  const groups = new Map<string, AccountLine[]>();
  for (const line of lines) {
    const [, N, r, p] = line.passwordHash?.split('$') ?? [];
    const cost = N ? `${N}$${r}$${p}` : '';
    groups.set(cost, [...(groups.get(cost) ?? []), line]);
  }
  return groups;
}

function toUser(account: AccountLine) {
  const [, , , , salt, hash] = account.passwordHash?.split('$') ?? [];
  return {
    localId: account.uid,
    ...shown(account),
    ...(hash && { passwordHash: toBase64(hash), salt: toBase64(salt ?? '') }),
    createdAt: String(account.createdAt),
    lastLoginAt: String(account.lastLoginAt),
  };
}

const toBase64 = (text: string) => Buffer.from(text, 'base64url').toString('base64');

/** What both sides say of an account. */
const shown = (account: AccountLine) => ({
  ...(account.email !== null && { email: account.email }),
  emailVerified: account.emailVerified,
  ...(account.displayName !== null && { displayName: account.displayName }),
  ...(account.photoUrl !== null && { photoUrl: account.photoUrl }),
  disabled: account.disabled,
  customAttributes: JSON.stringify(account.claims),
});

type User = Record<string, unknown> & { localId: string };

/** Uids of accounts that are not there as they were; password hashes are told nobody. */
export async function differingAccounts(
  lines: readonly AccountLine[],
  projectId: string,
  send: Send,
): Promise<string[]> {
  const { users = [] } = (await send('identitytoolkit', `projects/${projectId}/accounts:lookup`, {
    localId: lines.map(({ uid }) => uid),
  })) as { users?: User[] };
  const found = new Map(users.map((user) => [user.localId, user]));
  const isSame = (account: AccountLine) => {
    const user = found.get(account.uid);
    const is = { emailVerified: false, disabled: false, customAttributes: '{}', ...user };
    return (
      user !== undefined &&
      Object.entries(shown(account)).every(([name, value]) => is[name as keyof typeof is] === value)
    );
  };
  return lines.filter((account) => !isSame(account)).map(({ uid }) => uid);
}
