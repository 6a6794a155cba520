import { PAGE_CONFIG_ID } from '@anunturi/shared-contract/page/readPageConfig';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import {
  type FirebaseConfig,
  firebaseConfigSchema,
} from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { randomBytes, randomUUID } from 'node:crypto';

/** An account with which somebody acts. */
export type Person = { uid: string; email: string; password: string; idToken: string };
export type Answer = { status: number; body: unknown; code: string | undefined };
export type Site = ReturnType<typeof openSite>;

/** How its programs name themselves: their share of the limits is their own. */
const USER_AGENT = 'npm run attacks';

/** Where a running site says that its Firebase is. @throws ExpectedFailure */
export async function readConfig(origin: string): Promise<FirebaseConfig> {
  const page = await fetch(new URL('/', origin)).catch(() => undefined);
  const html = (await page?.text()) ?? '';
  const json = new RegExp(`id="${PAGE_CONFIG_ID}">([^<]*)<`).exec(html)?.[1];
  if (json === undefined)
    throw new ExpectedFailure(
      `${origin} answers no page of this product.`,
      'Start it (npm start) and name its address: npm run attacks -- --site http://localhost:3000',
    );
  return firebaseConfigSchema.parse((JSON.parse(json) as { firebase: unknown }).firebase);
}

/** The wire of a running site: commands, documents and accounts, as any program on the internet reaches them. */
export function openSite(origin: string, config: FirebaseConfig) {
  const { emulatorOrigin: local, projectId, apiKey } = config;
  const identity = local
    ? `${local}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const documents = `${local ?? 'https://firestore.googleapis.com'}/v1/projects/${projectId}/databases/(default)/documents`;

  async function ask(address: string, init: RequestInit = {}, token?: string): Promise<Answer> {
    const headers = new Headers(init.headers);
    headers.set('user-agent', USER_AGENT);
    headers.set('content-type', 'application/json');
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const answer = await fetch(address, { ...init, headers });
    const body = (await answer.json().catch(() => null)) as { error?: { code?: unknown } } | null;
    const code = body?.error?.code;
    return { status: answer.status, body, code: typeof code === 'string' ? code : undefined };
  }
  const account = (operation: string, input: object) =>
    ask(`${identity}/v1/accounts:${operation}?key=${apiKey}`, {
      method: 'POST',
      body: JSON.stringify({ returnSecureToken: true, ...input }),
    });

  return {
    origin,
    account,
    /** A document or a list of them, as a token lets it be read. */
    read: (path: string, token?: string) => ask(`${documents}/${path}`, {}, token),
    /** Writes a field past the screens. */
    write: (path: string, fields: object, token?: string) =>
      ask(
        `${documents}/${path}?${Object.keys(fields)
          .map((name) => `updateMask.fieldPaths=${name}`)
          .join('&')}`,
        { method: 'PATCH', body: JSON.stringify({ fields }) },
        token,
      ),
    call: (name: string, input: unknown, token?: string, headers: Record<string, string> = {}) =>
      ask(`${origin}/api/${name}`, { method: 'POST', body: JSON.stringify(input), headers }, token),
    async signIn(email: string, password: string): Promise<Person | undefined> {
      const { status, body } = await account('signInWithPassword', { email, password });
      if (status !== 200) return undefined;
      const { localId, idToken } = body as { localId: string; idToken: string };
      return { uid: localId, email, password, idToken };
    },
    async makePerson(displayName: string): Promise<Person> {
      const email = `${randomUUID()}@exemplu.ro`;
      const password = randomBytes(18).toString('base64url');
      const made = await account('signUp', { email, password });
      if (made.status !== 200)
        throw new ExpectedFailure(
          `No account can be made at ${origin}: ${JSON.stringify(made.body)}`,
          'Accounts from one address are limited: try again later.',
        );
      const { localId, idToken } = made.body as { localId: string; idToken: string };
      await ask(
        `${origin}/api/registerProfile`,
        { method: 'POST', body: JSON.stringify({ displayName }) },
        idToken,
      );
      return { uid: localId, email, password, idToken };
    },
  };
}
