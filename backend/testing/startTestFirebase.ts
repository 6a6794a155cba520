import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { AccountStore } from '../local-firebase/src/auth/AccountStore';
import { createAccountsAdmin } from '../local-firebase/src/auth/createAccountsAdmin';
import { quickCost } from '../local-firebase/src/auth/passwords';
import { testSigner } from './testSigner';
import { createFirebaseApp } from '../local-firebase/src/createFirebaseApp';
import type { IndexesFile } from '../local-firebase/src/firestore/indexes/declaredIndexes';
import { Firestore } from '../local-firebase/src/firestore/Firestore';
import { compileRules } from '../local-firebase/src/rules/compile/compileRules';
import type { Ruleset } from '../local-firebase/src/rules/Ruleset';
import { createAdmin } from '../local-firebase/src/server/createAdmin';
import { openFileStore } from '../local-firebase/src/storage/FileStore';
import { openTestCommands, type CommandServer } from './openTestCommands';
import { productIndexes, productRules } from './productFiles';
import { TestClient } from './TestClient';
import { unsignedToken } from './unsignedToken';

export type TestFirebaseOptions = {
  /** Text of the Firestore rules; the product's unless told. */
  rules?: string;
  storageRules?: string;
  /** Whether queries need the indexes of firestore.indexes.json, as in production (true unless told). An object stands for the file. */
  indexes?: boolean | IndexesFile;
  /** Keeps the data here instead of in memory; not removed at the end. */
  dataFolder?: string;
  /** Unsigned tokens and `Bearer owner` (true unless told; `as`, `seed` and `read` need it). */
  testMode?: boolean;
  /** Whether the product's commands answer at `/api/...` of the same address; their job queue is run by `commandServer.runner.runDue`. */
  commands?: boolean;
  port?: number;
  log?: (line: string) => void;
};

const TEST_SERVICE_TOKEN = 'service-token-of-tests';

/** Firestore rules that let everybody do everything, for tests of other things. */
export const OPEN_RULES =
  "rules_version = '2'; service cloud.firestore { match /{path=**} { allow read, write: if true; } }";

/** A fresh embedded Firebase on a random port, in memory, with the product's rules and indexes unless told otherwise. */
export async function startTestFirebase(options: TestFirebaseOptions = {}) {
  const { testMode = true, indexes = true, log = console.error } = options;
  const projectId = 'demo-anunturi';
  const bucket = `${projectId}.appspot.com`;
  const ownRules = productRules(options.rules, 'firestore.rules');
  let storageRules = productRules(options.storageRules, 'storage.rules');
  const rulesByProject = new Map<string, Ruleset>();
  const folder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'test-firebase-')));
  const firestore = new Firestore({
    file: options.dataFolder ? join(folder, 'firestore.db') : ':memory:',
    rules: (project) => rulesByProject.get(project) ?? ownRules,
    indexes: indexes === false ? null : productIndexes(indexes),
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
  let commandServer: CommandServer | undefined;
  const server = createAdaptorServer({
    fetch: (request, env) =>
      (commandServer && new URL(request.url).pathname.startsWith('/api/')
        ? commandServer.app
        : app
      ).fetch(request, env),
  }) as Server;
  // A busy machine stalls longer than Node's five seconds: a client would meet a connection that has just been closed.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (options.commands)
    commandServer = await openTestCommands({
      projectId,
      origin,
      serviceToken: TEST_SERVICE_TOKEN,
      fetch: app.fetch,
    });
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
  // Where commands are what is tested, a test looks at the documents without the wire.
  const ask = options.commands ? app.request : undefined;
  const owner = new TestClient(origin, projectId, 'owner', ask);
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
    commandServer,
    serviceToken: TEST_SERVICE_TOKEN,
    tokenFor,
    /** The administrator, whom no rule stops. */
    owner,
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
      await commandServer?.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      firestore.close();
      accounts.close();
      files.close();
      if (!options.dataFolder) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What startTestFirebase answers. */
export type TestFirebase = Awaited<ReturnType<typeof startTestFirebase>>;
