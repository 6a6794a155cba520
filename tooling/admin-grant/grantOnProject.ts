import { randomUUID } from 'node:crypto';
import { GrantError } from './GrantError';
import { grantEntry } from './grantEntry';
import { type ServiceAccount, fetchAccessToken, readServiceAccount } from './serviceAccount';

/** Google's services; a test puts its own there. */
export type Endpoints = { identityToolkit: string; firestore: string };
const google: Endpoints = {
  identityToolkit: 'https://identitytoolkit.googleapis.com',
  firestore: 'https://firestore.googleapis.com',
};

type Options = { email: string; keyFile: string; endpoints?: Endpoints };
type Account = { localId: string; customAttributes?: string };
type Document = { fields?: Record<string, { stringValue?: string }> };

/**
 * Makes an account of a real Firebase project an administrator, with an entry in the log, in one commit, and says so in its
 * tokens; answers the project. The service account needs the roles Firebase Authentication Admin and Cloud Datastore User.
 * @throws GrantError
 */
export async function grantOnProject({
  email,
  keyFile,
  endpoints = google,
}: Options): Promise<string> {
  const account = await readServiceAccount(keyFile);
  const call = await signedCall(account);
  const accounts = `${endpoints.identityToolkit}/v1/projects/${account.project_id}/accounts`;
  const found = await call<{ users?: Account[] }>(`${accounts}:lookup`, { email: [email] });
  const person = found?.users?.[0];
  if (!person)
    throw new GrantError(
      `Proiectul ${account.project_id} nu are niciun cont cu adresa ${email}. Înregistrați-l întâi pe site.`,
    );
  const uid = person.localId;
  const database = `projects/${account.project_id}/databases/(default)`;
  const documents = `${database}/documents`;
  const user = await call<Document>(`${endpoints.firestore}/v1/${documents}/users/${uid}`);
  if (!user)
    throw new GrantError(
      `Contul ${email} nu are încă date pe site. Intrați o dată în cont, apoi repetați comanda.`,
    );
  if (user.fields?.role?.stringValue !== 'admin')
    await call(`${endpoints.firestore}/v1/${documents}:commit`, grant(documents, uid, user));
  const claims = { ...(JSON.parse(person.customAttributes ?? '{}') as object), role: 'admin' };
  await call(`${accounts}:update`, { localId: uid, customAttributes: JSON.stringify(claims) });
  return account.project_id;
}

/** The role and its entry in the log, as one commit. */
function grant(documents: string, uid: string, user: Document) {
  const entry = grantEntry(uid, user.fields?.displayName?.stringValue ?? uid);
  const atNow = (fieldPath: string) => [{ fieldPath, setToServerValue: 'REQUEST_TIME' }];
  return {
    writes: [
      {
        update: { name: `${documents}/users/${uid}`, fields: { role: { stringValue: 'admin' } } },
        updateMask: { fieldPaths: ['role'] },
        updateTransforms: atNow('updatedAt'),
        currentDocument: { exists: true },
      },
      {
        update: {
          name: `${documents}/moderationLog/${randomUUID()}`,
          fields: Object.fromEntries(
            Object.entries(entry).map(([key, stringValue]) => [key, { stringValue }]),
          ),
        },
        updateTransforms: atNow('at'),
        currentDocument: { exists: false },
      },
    ],
  };
}

/** GET without a body, POST with one; undefined for "not found". */
async function signedCall(account: ServiceAccount) {
  const token = await fetchAccessToken(account);
  return async <T>(url: string, body?: object): Promise<T | undefined> => {
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status === 404) return undefined;
    if (!answer.ok)
      throw new GrantError(
        `Google a refuzat cererea (${answer.status}): ${await reasonOf(answer)}`,
      );
    return (await answer.json()) as T;
  };
}

async function reasonOf(answer: Response): Promise<string> {
  const text = await answer.text();
  try {
    return (JSON.parse(text) as { error?: { message?: string } }).error?.message ?? text;
  } catch {
    return text.slice(0, 200); // an answer that is not JSON is shown as it is
  }
}
