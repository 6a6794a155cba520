import { demoStaff } from '@anunturi/demo/data/people';
import { demoRecoveryCodes } from '@anunturi/demo/data/secondFactor';
import { postJson } from '../postJson';

/** Accounts of the demonstration with a role: each is asked for a second factor. */
export const isStaffEmail = (asked: string): boolean =>
  demoStaff.some(({ email }) => email === asked);

/** How many recovery codes of an account were used at an origin: each is taken once. */
const used = new Map<string, number>();

/** A recovery code of such an account that no journey has used at an origin. */
export function takeStaffCode(origin: string, email: string): string {
  const key = `${origin} ${email}`;
  const at = used.get(key) ?? 0;
  used.set(key, at + 1);
  const code = demoRecoveryCodes[at];
  if (code === undefined) throw new Error(`${email} has no recovery codes left here`);
  return code;
}

/** Proves the second factor for a session of such an account. */
export async function proveStaff(origin: string, email: string, idToken: string): Promise<void> {
  const body = { code: takeStaffCode(origin, email) };
  const { result } = await postJson<{ result: { outcome: string } }>(
    `${origin}/api/proveSecondFactor`,
    body,
    idToken,
  );
  if (result.outcome !== 'proved') throw new Error(`The second factor: ${result.outcome}`);
}
