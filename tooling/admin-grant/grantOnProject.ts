import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { randomUUID } from 'node:crypto';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { grantEntry } from './grantEntry';
import { type ServiceAccount, fetchAccessToken, readServiceAccount } from './serviceAccount';

/** Where accounts and documents of a project are, and the token that its requests bear. */
export type ProjectServer = {
  identityToolkit: string;
  firestore: string;
  projectId: string;
  token: string;
};
/** Google's services; a test puts its own there. */
export type Endpoints = Pick<ProjectServer, 'identityToolkit' | 'firestore'>;
const google: Endpoints = {
  identityToolkit: 'https://identitytoolkit.googleapis.com',
  firestore: 'https://firestore.googleapis.com',
};

type Options = { email: string; keyFile: string; endpoints?: Endpoints };
type Account = { localId: string; customAttributes?: string };
type Document = { fields?: Record<string, { stringValue?: string }> };

/**
 * Makes an account of a real Firebase project an administrator; answers the project. The service account needs the roles
 * Firebase Authentication Admin and Cloud Datastore User. @throws ExpectedFailure
 */
export async function grantOnProject({
  email,
  keyFile,
  endpoints = google,
}: Options): Promise<string> {
  const account: ServiceAccount = await readServiceAccount(keyFile);
  const token = await fetchAccessToken(account);
  await grantOnServer(email, { ...endpoints, projectId: account.project_id, token });
  return account.project_id;
}

/**
 * Makes an account an administrator where a server of Firebase runs, with an entry in the log, in one commit, and says so in
 * its tokens. A second factor goes, which may be lost: the person sets up another. @throws ExpectedFailure
 */
export async function grantOnServer(email: string, server: ProjectServer): Promise<void> {
  const { identityToolkit, firestore, projectId, token } = server;
  const call = signedCall(token);
  const accounts = `${identityToolkit}/v1/projects/${projectId}/accounts`;
  const found = await call<{ users?: Account[] }>(`${accounts}:lookup`, { email: [email] });
  const person = found?.users?.[0];
  if (!person)
    throw new ExpectedFailure(
      `${projectId} has no account with the address ${email}.`,
      'Register it on the site first.',
    );
  const uid = person.localId;
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const user = await call<Document>(`${firestore}/v1/${documents}/users/${uid}`);
  if (!user)
    throw new ExpectedFailure(
      `The account ${email} has no data on the site yet.`,
      'Sign in with it once, then repeat the command.',
    );
  if (user.fields?.role?.stringValue !== 'admin')
    await call(`${firestore}/v1/${documents}:commit`, grant(documents, uid, user));
  if (user.fields?.secondFactorSessions)
    await call(`${firestore}/v1/${documents}:commit`, endSecondFactor(documents, uid));
  const claims = { ...(JSON.parse(person.customAttributes ?? '{}') as object), role: 'admin' };
  await call(`${accounts}:update`, { localId: uid, customAttributes: JSON.stringify(claims) });
}

/** No second factor any more, as one commit. */
const endSecondFactor = (documents: string, uid: string) => ({
  writes: [
    {
      update: { name: `${documents}/users/${uid}`, fields: {} },
      updateMask: { fieldPaths: ['secondFactorSessions'] },
      currentDocument: { exists: true },
    },
    { delete: `${documents}/${documentPaths.secondFactor(uid)}` },
  ],
});

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
function signedCall(token: string) {
  return async <T>(url: string, body?: object): Promise<T | undefined> => {
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status === 404) return undefined;
    if (!answer.ok)
      throw new ExpectedFailure(
        `${new URL(url).host} refuses (${answer.status}): ${await reasonOf(answer)}.`,
        'Check the key file, and which roles its account has.',
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
