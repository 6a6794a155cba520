import { postJson } from './postJson';
import { ADMIN_EMAIL, proveAdministrator } from './proveAdministrator';
import type { Site } from './startSite';

/** Somebody with an account, who can act without a browser. */
export type Account = {
  email: string;
  password: string;
  /** Proves for an hour who asks. */
  idToken: string;
  /** What a command results in. @throws Error when it is refused */
  call<Result = unknown>(command: string, input: object): Promise<Result>;
};

/** Entered once for each site: each proof of the administrator takes a code. */
const administrators = new Map<string, Promise<Account>>();

/** Enters an account that there is; the demonstration's all have one password, and its administrator proves the second factor. */
export async function enterAccount(
  site: Pick<Site, 'origin'>,
  email: string,
  password = 'Parola-demo-1',
): Promise<Account> {
  const { origin } = site;
  if (email !== ADMIN_EMAIL) return enter(origin, email, password);
  const entering = administrators.get(origin) ?? enter(origin, email, password);
  administrators.set(origin, entering);
  return entering;
}

async function enter(origin: string, email: string, password: string): Promise<Account> {
  const { idToken } = await postJson<{ idToken: string }>(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    { email, password, returnSecureToken: true },
  );
  if (email === ADMIN_EMAIL) await proveAdministrator(origin, idToken);
  return {
    email,
    password,
    idToken,
    call: async <Result>(command: string, input: object) => {
      const address = `${origin}/api/${command}`;
      return (await postJson<{ result: Result }>(address, input, idToken)).result;
    },
  };
}
