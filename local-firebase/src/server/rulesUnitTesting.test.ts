import { startEmptyFirebase, type EmptyFirebase } from '../../testing/startEmptyFirebase';

/** What these tests use of `@firebase/rules-unit-testing`; its Firestore listens over a channel, which the embedded one does not have. */
type Reference = {
  putString(text: string): Promise<unknown>;
  getMetadata(): Promise<{ size: number }>;
  delete(): Promise<unknown>;
};
type Context = { storage(): { ref(path: string): Reference } };
type Environment = {
  authenticatedContext(uid: string, claims?: object): Context;
  unauthenticatedContext(): Context;
  withSecurityRulesDisabled(work: (context: Context) => Promise<void>): Promise<void>;
  clearFirestore(): Promise<void>;
  clearStorage(): Promise<void>;
  cleanup(): Promise<void>;
};
type RulesUnitTesting = {
  initializeTestEnvironment(options: object): Promise<Environment>;
  assertSucceeds<T>(attempt: Promise<T>): Promise<T>;
  assertFails(attempt: Promise<unknown>): Promise<unknown>;
};
const { initializeTestEnvironment, assertSucceeds, assertFails } =
  jest.requireActual<RulesUnitTesting>('@firebase/rules-unit-testing');

const storageRules = (condition: string) =>
  `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{uid}/{file} { allow read, write: if ${condition}; } } }`;
const own = storageRules('request.auth != null && request.auth.uid == uid');
const firestoreRules =
  "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /open/{x} { allow read; } } }";

let firebase: EmptyFirebase;
beforeEach(async () => {
  firebase = await startEmptyFirebase();
});
afterEach(() => firebase.stop());

function open(rules: { firestore?: string; storage?: string } = {}): Promise<Environment> {
  const { hostname: host, port } = new URL(firebase.origin);
  const place = { host, port: Number(port) };
  return initializeTestEnvironment({
    projectId: firebase.projectId,
    firestore: { ...place, rules: rules.firestore ?? firestoreRules },
    storage: { ...place, rules: rules.storage ?? own },
  });
}

test('rules of files are put in force and judge each context; without them everything passes', async () => {
  const environment = await open();
  const at = (context: Context) => context.storage().ref('ana/a.txt');
  const ana = at(environment.authenticatedContext('ana'));
  await assertSucceeds(ana.putString('abc'));
  expect((await assertSucceeds(ana.getMetadata())).size).toBe(3);
  await assertFails(at(environment.authenticatedContext('bob')).putString('x'));
  await assertFails(at(environment.unauthenticatedContext()).getMetadata());
  await environment.withSecurityRulesDisabled(async (context) => {
    await context.storage().ref('bob/b.txt').putString('x');
    await at(context).delete();
  });
  await environment.cleanup();
});

test('rules of documents are put in force, and documents are cleared', async () => {
  await firebase.seed('open/a', { n: 1 });
  await firebase.seed('closed/a', { n: 1 });
  const environment = await open();
  const statusOf = async (path: string) => (await firebase.as('ana').get(path)).status;
  expect([await statusOf('open/a'), await statusOf('closed/a')]).toEqual([200, 403]);
  await environment.clearFirestore();
  expect(await firebase.read('open/a')).toBeNull();
  await environment.cleanup();
});

test('rules that do not compile are refused, the ones before stay in force', async () => {
  await (await open()).cleanup();
  await expect(open({ storage: storageRules('(') })).rejects.toThrow('storage.rules:1:');
  await expect(open({ firestore: 'service' })).rejects.toThrow();
  const environment = await open();
  const file = environment.authenticatedContext('ana').storage().ref('ana/a.txt');
  await assertSucceeds(file.putString('abc'));
  await environment.cleanup();
});

test('outside test mode the rules cannot be swapped', async () => {
  const closed = await startEmptyFirebase({ testMode: false });
  const body = JSON.stringify({ rules: { files: [{ name: 'x', content: own }] } });
  for (const path of [
    '/internal/setRules',
    `/emulator/v1/projects/${closed.projectId}:securityRules`,
  ])
    expect((await fetch(closed.origin + path, { method: 'PUT', body })).status).toBe(404);
  await closed.stop();
});
