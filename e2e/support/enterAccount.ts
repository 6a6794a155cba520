import { postJson } from './postJson';
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

/** Enters an account that there is; the demonstration's all have one password. */
export async function enterAccount(
  { origin }: Site,
  email: string,
  password = 'Parola-demo-1',
): Promise<Account> {
  const { idToken } = await postJson<{ idToken: string }>(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    { email, password, returnSecureToken: true },
  );
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
