import { Hono } from 'hono';
import { type AppCheckOptions, createAppCheck } from './app-check/createAppCheck';
import { createAppCheckApp } from './app-check/createAppCheckApp';
import type { AccountStore } from './auth/AccountStore';
import { createAuthenticate } from './auth/authenticate';
import type { RefusePassword } from './auth/AuthContext';
import { createAuthApp } from './auth/createAuthApp';
import { createKeysApp } from './auth/createKeysApp';
import { createOutboxApp } from './auth/createOutboxApp';
import { createOutbox } from './auth/outbox';
import { readEmails } from './auth/readEmails';
import type { PasswordCost } from './auth/passwords';
import type { Signer } from './auth/signer';
import { createFirestoreApp } from './firestore/rest/createFirestoreApp';
import type { Firestore } from './firestore/Firestore';
import type { Ruleset } from './rules/Ruleset';
import { createStorageApp } from './storage/createStorageApp';
import type { FileStore } from './storage/FileStore';

export type FirebaseParts = {
  firestore: Firestore;
  accounts: AccountStore;
  signer: Signer;
  /** Passes every rule: for trusted code. */
  serviceToken?: string;
  files: FileStore;
  storageRules: () => Ruleset;
  /** Takes rules for one project (test mode only); throws RulesSyntaxError. */
  setRules: (project: string, source: string) => Ruleset;
  /** Takes rules for files (test mode only); throws RulesSyntaxError. */
  setStorageRules?: (source: string) => void;
  projectId: string;
  bucket: string;
  /** Unsigned tokens, `Bearer owner`, other projects, rule swaps and wipes; never in production. */
  testMode: boolean;
  passwordCost: PasswordCost;
  /** Judges a password that its owner chooses; length alone counts without it. */
  refusePassword?: RefusePassword | undefined;
  /** There is no outbox page. */
  production: boolean;
  /** The e-mail of a document of `mail` as it went out, for the outbox page. */
  sentFile?: (id: string) => Promise<string | null>;
  /** Where the site is, e.g. http://localhost:3000. */
  siteOrigin: string;
  /** The page that takes `?mode=...&oobCode=...`. */
  actionUrl: string;
  /** Origins other than our own that may call from a browser. */
  allowedOrigins?: readonly string[];
  /** Clients show tokens of App Check; nobody needs one without it. */
  appCheck?: AppCheckOptions | undefined;
  log: (line: string) => void;
  now: () => number;
};

/** Firestore, Auth and Storage as the web SDK calls them, in one app. */
export function createFirebaseApp(parts: FirebaseParts): Hono {
  const {
    firestore,
    accounts,
    signer,
    serviceToken,
    files,
    projectId,
    bucket,
    testMode,
    passwordCost,
    production,
    actionUrl,
    allowedOrigins,
    log,
    now,
  } = parts;
  const authenticate = createAuthenticate({
    store: accounts,
    signer,
    serviceToken,
    testMode,
    now,
  });
  const outbox = createOutbox();
  const appCheck = parts.appCheck && createAppCheck(parts.appCheck, { signer, projectId, now });
  const app = new Hono();
  // Before Firestore, which answers for all other addresses of projects.
  if (appCheck) app.route('/', createAppCheckApp({ appCheck, signer, allowedOrigins }));
  app.route(
    '/',
    createFirestoreApp({
      firestore,
      authenticate,
      appCheck,
      projectId,
      testMode,
      setRules: parts.setRules,
      allowedOrigins,
      log,
    }),
  );
  app.route(
    '/',
    createAuthApp({
      store: accounts,
      signer,
      authenticate,
      projectId,
      testMode,
      passwordCost,
      refusePassword: parts.refusePassword,
      outbox,
      log,
      actionUrl,
      allowedOrigins,
      now,
    }),
  );
  app.route('/', createKeysApp(signer));
  const emails = () => readEmails(firestore.documents, projectId);
  const { sentFile = async () => null } = parts;
  if (!production) app.route('/', createOutboxApp({ outbox, emails, sentFile }));
  app.route(
    '/',
    createStorageApp({
      store: files,
      authenticate,
      appCheck,
      projectId,
      rules: parts.storageRules,
      setRules: parts.setStorageRules,
      documents: firestore.reader,
      buckets: [bucket],
      testMode,
      siteOrigin: parts.siteOrigin,
      log,
      allowedOrigins,
      now,
    }),
  );
  return app;
}
