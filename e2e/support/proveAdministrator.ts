import { people } from '@anunturi/demo/data/people';
import { demoRecoveryCodes } from '@anunturi/demo/data/secondFactor';
import { postJson } from './postJson';

export const ADMIN_EMAIL = people.admin.email;

/** How many of the recovery codes were used at an origin: each is taken once. */
const used = new Map<string, number>();

/** A recovery code of the demonstration's administrator that no journey has used at an origin. */
export function takeAdministratorCode(origin: string): string {
  const at = used.get(origin) ?? 0;
  used.set(origin, at + 1);
  const code = demoRecoveryCodes[at];
  if (code === undefined) throw new Error('The administrator has no recovery codes left here');
  return code;
}

/** Proves the second factor for a session of the administrator. */
export async function proveAdministrator(origin: string, idToken: string): Promise<void> {
  const body = { code: takeAdministratorCode(origin) };
  const { result } = await postJson<{ result: { outcome: string } }>(
    `${origin}/api/proveSecondFactor`,
    body,
    idToken,
  );
  if (result.outcome !== 'proved') throw new Error(`The second factor: ${result.outcome}`);
}
