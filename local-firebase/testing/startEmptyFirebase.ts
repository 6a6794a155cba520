import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { AppCheckOptions } from '../src/app-check/createAppCheck';
import type { RefusePassword } from '../src/auth/AuthContext';
import { AccountStore } from '../src/auth/AccountStore';
import { createAccountsAdmin } from '../src/auth/createAccountsAdmin';
import { quickCost } from '../src/auth/passwords';
import { createFirebaseApp } from '../src/createFirebaseApp';
import { type IndexesFile, readDeclaredIndexes } from '../src/firestore/indexes/declaredIndexes';
import { Firestore } from '../src/firestore/Firestore';
import { compileRules } from '../src/rules/compile/compileRules';
import type { Ruleset } from '../src/rules/Ruleset';
import { createAdmin } from '../src/server/createAdmin';
import { openFileStore } from '../src/storage/FileStore';
import { TestClient } from './TestClient';
import { testSigner } from './testSigner';
import { unsignedToken } from './unsignedToken';

type Fetch = (request: Request) => Response | Promise<Response>;

export type EmptyFirebaseOptions = {
  /** Text of the Firestore rules; nobody may do anything unless told. */
  rules?: string;
  /** Text of the Storage rules; nobody may do anything unless told. */
  storageRules?: string;
  /** The composite indexes that queries need; every query is answered unless told. */
  indexes?: IndexesFile;
  /** Keeps the data here instead of in memory; not removed at the end. */
  dataFolder?: string;
  /** Unsigned tokens and `Bearer owner` (true unless told; `as`, `seed` and `read` need it). */
  testMode?: boolean;
  /** Judges a password that its owner chooses. */
  refusePassword?: RefusePassword;
  /** Clients show tokens of App Check. */
  appCheck?: AppCheckOptions;
  port?: number;
  log?: (line: string) => void;
  /** Answers a request in the embedded Firebase's place, at the same address; undefined leaves it to it. */
  answerFirst?: (request: Request, env: object) => ReturnType<Fetch> | undefined;
  /** The owner's client calls in this process instead of by the wire. */
  ownerWithoutWire?: boolean;
};

const TEST_SERVICE_TOKEN = 'service-token-of-tests';
const block = (service: string, condition: string) =>
  `rules_version = '2'; service ${service} { match /{path=**} { allow read, write: if ${condition}; } }`;
const CLOSED_RULES = block('cloud.firestore', 'false');
const CLOSED_STORAGE_RULES = block('firebase.storage', 'false');

/** Firestore rules that let everybody do everything, for tests of other things. */
export const OPEN_RULES = block('cloud.firestore', 'true');

/** A fresh embedded Firebase on a random port, in memory, with the rules and indexes that a test gives. */
export async function startEmptyFirebase(options: EmptyFirebaseOptions = {}) {
  const { testMode = true, log = console.error } = options;
  const projectId = 'demo-local';
  const bucket = `${projectId}.appspot.com`;
  const ownRules = compileRules(options.rules ?? CLOSED_RULES, 'firestore.rules');
  let storageRules = compileRules(options.storageRules ?? CLOSED_STORAGE_RULES, 'storage.rules');
  const rulesByProject = new Map<string, Ruleset>();
  const folder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'test-firebase-')));
  const firestore = new Firestore({
    file: options.dataFolder ? join(folder, 'firestore.db') : ':memory:',
    rules: (project) => rulesByProject.get(project) ?? ownRules,
    indexes: options.indexes ? readDeclaredIndexes(options.indexes) : null,
  });
  const accounts = new AccountStore(options.dataFolder ? join(folder, 'accounts.db') : ':memory:');
  const files = await openFileStore(folder, Date.now);
  const app = createFirebaseApp({
    firestore,
    accounts,
    signer: testSigner(),
    files,
    serviceToken: TEST_SERVICE_TOKEN,
    storageRules: () => storageRules,
    projectId,
    bucket,
    testMode,
    passwordCost: quickCost,
    refusePassword: options.refusePassword,
    appCheck: options.appCheck,
    production: false,
    siteOrigin: 'http://localhost:3000',
    actionUrl: 'http://localhost:3000/login',
    log,
    now: Date.now,
    setStorageRules: (source) => {
      storageRules = compileRules(source, 'storage.rules');
    },
    setRules: (project, source) => {
      const compiled = compileRules(source, 'firestore.rules');
      rulesByProject.set(project, compiled);
      return compiled;
    },
  });
  const server = createAdaptorServer({
    fetch: (request, env) => options.answerFirst?.(request, env) ?? app.fetch(request, env),
  }) as Server;
  // A busy machine stalls longer than Node's five seconds: a client would meet a connection that has just been closed.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const admin = createAdmin({
    accounts,
    firestore,
    files,
    projectId,
    bucket,
    passwordCost: quickCost,
    now: Date.now,
  });
  const tokenFor = (uid: string, claims: object = {}) => unsignedToken(projectId, uid, claims);
  const ask = options.ownerWithoutWire ? app.request : undefined;
  return {
    origin,
    projectId,
    bucket,
    /** Where a browser's SDK finds it. */
    config: {
      projectId,
      apiKey: 'demo',
      authDomain: 'localhost',
      storageBucket: bucket,
      emulatorOrigin: origin,
    },
    firestore,
    serviceToken: TEST_SERVICE_TOKEN,
    /** Answers in this process, without the wire. */
    fetch: app.fetch as Fetch,
    tokenFor,
    /** The administrator, whom no rule stops. */
    owner: new TestClient(origin, projectId, 'owner', ask),
    /** A signed-in user, or null for nobody. */
    as: (uid: string | null, claims?: object) =>
      new TestClient(origin, projectId, uid === null ? null : tokenFor(uid, claims)),
    /** Accounts for sign-in through the real SDK. */
    accounts: createAccountsAdmin(accounts, quickCost, Date.now),
    /** Stores a document past the rules, without the wire. */
    seed: async (path: string, data: object): Promise<void> =>
      admin.writeDocument(path, data as Record<string, unknown>),
    /** Stores a file past the rules, without the wire. */
    seedFile: admin.writeFile,
    /** Reads a document past the rules, without the wire; null when missing. */
    read: async (path: string): Promise<Record<string, unknown> | null> => admin.readDocument(path),
    /** Removes every document. */
    wipe: () => firestore.wipe(projectId),
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      firestore.close();
      accounts.close();
      files.close();
      if (!options.dataFolder) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What `startEmptyFirebase` answers. */
export type EmptyFirebase = Awaited<ReturnType<typeof startEmptyFirebase>>;
