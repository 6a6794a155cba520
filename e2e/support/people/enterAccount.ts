import { postJson } from '../postJson';
import { isStaffEmail, proveStaff } from './proveStaff';
import type { Site } from '../startSite';

/** Somebody with an account, who can act without a browser. */
export type Account = {
  uid: string;
  email: string;
  password: string;
  /** Proves for an hour who asks. */
  idToken: string;
  /** What a command results in. @throws Error when it is refused */
  call<Result = unknown>(command: string, input: object): Promise<Result>;
};

/** Entered once for each site: each proof of somebody with a role takes a code. */
const staff = new Map<string, Promise<Account>>();

/** Enters an account that there is; the demonstration's all have one password, and those with a role prove the second factor. */
export async function enterAccount(
  site: Pick<Site, 'origin'>,
  email: string,
  password = 'Parola-demo-1',
): Promise<Account> {
  const { origin } = site;
  if (!isStaffEmail(email)) return enter(origin, email, password);
  const key = `${origin} ${email}`;
  const entering = staff.get(key) ?? enter(origin, email, password);
  staff.set(key, entering);
  return entering;
}

async function enter(origin: string, email: string, password: string): Promise<Account> {
  const { idToken, localId } = await postJson<{ idToken: string; localId: string }>(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    { email, password, returnSecureToken: true },
  );
  if (isStaffEmail(email)) await proveStaff(origin, email, idToken);
  return {
    uid: localId,
    email,
    password,
    idToken,
    call: async <Result>(command: string, input: object) => {
      const address = `${origin}/api/${command}`;
      return (await postJson<{ result: Result }>(address, input, idToken)).result;
    },
  };
}
