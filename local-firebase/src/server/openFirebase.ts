import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { AppCheckOptions } from '../app-check/createAppCheck';
import type { RefusePassword } from '../auth/AuthContext';
import { AccountStore } from '../auth/AccountStore';
import { strongCost, quickCost } from '../auth/passwords';
import { createSigner } from '../auth/signer';
import { createFirebaseApp } from '../createFirebaseApp';
import { readDeclaredIndexes, type DeclaredIndexes } from '../firestore/indexes/declaredIndexes';
import { DiskReserve } from '../disk/DiskReserve';
import { Firestore } from '../firestore/Firestore';
import { compileRules } from '../rules/compile/compileRules';
import type { Ruleset } from '../rules/Ruleset';
import { openFileStore } from '../storage/FileStore';
import { checkDatabases } from './checkDatabases';
import { createAdmin, type AdminApi } from './createAdmin';
import { ConfigError, readFirebaseConfig } from './firebaseConfig';
import { lockFolder } from './lockFolder';
import { openRules } from './openRules';
import { openIdTokenKey, openServiceToken, openSigningKey } from './openSigningKey';

/** In the data folder: e-mails as their sender keeps them, `{id of the document}.eml`. */
export const OUTBOX_FOLDER = 'outbox';

export type FirebaseOptions = {
  /** Kept across starts; made when missing. */
  dataFolder: string;
  /** Where the site is, e.g. http://localhost:3000: links of messages lead there. */
  siteOrigin: string;
  /** `firebase.json`: names the rules and the indexes. */
  configFile: string;
  projectId: string;
  /** False answers queries without an index, as Google's emulator does. */
  indexes?: boolean;
  /** `{projectId}.appspot.com` unless told. */
  bucket?: string;
  /** Unsigned tokens, `Bearer owner`, other projects and rule swaps; never in production. */
  testMode?: boolean;
  /** The page that takes `?mode=...&oobCode=...`; `{siteOrigin}/__/auth/action` unless told. */
  actionUrl?: string;
  /** Origins other than our own that may call from a browser. */
  allowedOrigins?: readonly string[];
  /** Clients show tokens of App Check; nobody needs one without it. */
  appCheck?: AppCheckOptions | undefined;
  /** There is no outbox page: links stand in the log alone. */
  production?: boolean;
  /** Judges a password that its owner chooses; length alone counts without it. */
  refusePassword?: RefusePassword;
  /** Takes changes of the rules files over; a file with an error keeps the old rules. */
  watchRules?: boolean;
  log?: (line: string) => void;
  /** Called after each commit with the paths of the documents it wrote. */
  onCommitted?: (paths: string[]) => void;
  now?: () => number;
};

export type OpenFirebase = {
  app: Hono;
  admin: AdminApi;
  projectId: string;
  /** With it (`Bearer ...`) requests pass every rule: for trusted code alone. */
  serviceToken: string;
  close(): Promise<void>;
};

/**
 * The embedded Firebase on a data folder.
 * @throws ConfigError; RulesSyntaxError naming file, line and column; FolderInUseError when another process has the folder open;
 * DamagedFileError naming a database that cannot be read
 */
export async function openFirebase(options: FirebaseOptions): Promise<OpenFirebase> {
  const {
    dataFolder,
    projectId,
    bucket = `${projectId}.appspot.com`,
    testMode = false,
    log = console.log,
    now = Date.now,
  } = options;
  const production = options.production ?? process.env.NODE_ENV === 'production';
  if (testMode && production) throw new Error('Test mode is refused in production.');
  const closers: (() => void)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) closer();
  };
  try {
    const swapped = new Map<string, Ruleset>();
    let swappedStorage: Ruleset | undefined;
    const config = await readFirebaseConfig(options.configFile);
    const rules = await openRules(config, { watched: options.watchRules, log });
    closers.push(() => rules.close());
    const indexes = options.indexes === false ? null : await readIndexes(config.indexes, log);
    closers.push(await lockFolder(dataFolder));
    checkDatabases(dataFolder);
    const signer = createSigner(openSigningKey(dataFolder), openIdTokenKey(dataFolder));
    const serviceToken = openServiceToken(dataFolder);
    const accounts = new AccountStore(join(dataFolder, 'accounts.db'));
    closers.push(() => accounts.close());
    const reserve = new DiskReserve(dataFolder, { log });
    closers.push(() => reserve.close());
    const firestore = new Firestore({
      reserve,
      file: join(dataFolder, 'firestore.db'),
      rules: (project) => swapped.get(project) ?? rules.firestore(),
      indexes,
      log,
      onCommitted: options.onCommitted,
    });
    closers.push(() => firestore.close());
    const files = await openFileStore(dataFolder, now, reserve);
    closers.push(() => files.close());

    const passwordCost = testMode ? quickCost : strongCost;
    const actionUrl = options.actionUrl ?? new URL('/__/auth/action', options.siteOrigin).href;
    const app = createFirebaseApp({
      firestore,
      accounts,
      signer,
      serviceToken,
      files,
      storageRules: () => swappedStorage ?? rules.storage(),
      projectId,
      bucket,
      testMode,
      passwordCost,
      refusePassword: options.refusePassword,
      production,
      sentFile: (id) =>
        readFile(join(dataFolder, OUTBOX_FOLDER, `${id}.eml`), 'utf8').catch(() => null),
      siteOrigin: options.siteOrigin,
      actionUrl,
      log,
      now,
      allowedOrigins: options.allowedOrigins,
      appCheck: options.appCheck,
      setStorageRules: (source) => {
        swappedStorage = compileRules(source, 'storage.rules');
      },
      setRules: (project, source) => {
        const compiled = compileRules(source, 'firestore.rules');
        swapped.set(project, compiled);
        return compiled;
      },
    });
    const admin = createAdmin({
      accounts,
      firestore,
      files,
      projectId,
      bucket,
      passwordCost,
      now,
    });
    return { app, admin, projectId, serviceToken, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Null answers queries without an index: no file is named, or it is not there, which is said. */
async function readIndexes(
  path: string | undefined,
  log: (line: string) => void,
): Promise<DeclaredIndexes | null> {
  if (!path) return null;
  try {
    return readDeclaredIndexes(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      log(`${path} is missing: queries are answered without an index.`);
      return null;
    }
    throw new ConfigError(`${path}: ${(error as Error).message}`);
  }
}
