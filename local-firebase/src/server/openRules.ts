import { type FSWatcher, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { compileRules } from '../rules/compile/compileRules';
import type { Ruleset } from '../rules/Ruleset';
import type { FirebaseConfig } from './firebaseConfig';

type RulesFiles = Pick<FirebaseConfig, 'firestoreRules' | 'storageRules'>;
type Options = { watched?: boolean; log: (line: string) => void };

const SETTLE_MS = 100;

/** The rules in force, and a way to put others in their place (test mode, and the watcher). */
export type LiveRules = { firestore(): Ruleset; storage(): Ruleset; close(): void };

/**
 * Compiles both rules files; a missing one denies everything and says so. With `watched`, a changed file is taken over when
 * it compiles; otherwise the old rules stay. @throws RulesSyntaxError naming file, line and column
 */
export async function openRules(
  { firestoreRules, storageRules }: RulesFiles,
  options: Options,
): Promise<LiveRules> {
  const [firestore, storage] = [
    await openFile('firestore.rules', firestoreRules, options),
    await openFile('storage.rules', storageRules, options),
  ];
  return {
    firestore: firestore.rules,
    storage: storage.rules,
    close() {
      firestore.close();
      storage.close();
    },
  };
}

async function openFile(name: string, path: string | undefined, { watched, log }: Options) {
  let rules = await load(name, path, log);
  let settled: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;
  const reload = async () => {
    try {
      rules = await load(name, path, log);
      log(`${path} was taken over.`);
    } catch (error) {
      log(`${(error as Error).message} (the rules before stay in force)`);
    }
  };
  if (watched && path)
    watcher = watch(dirname(path), (_event, changed) => {
      if (changed !== basename(path)) return;
      clearTimeout(settled);
      settled = setTimeout(() => void reload(), SETTLE_MS); // editors write in several steps
    });
  return {
    rules: () => rules,
    close() {
      watcher?.close();
      clearTimeout(settled);
    },
  };
}

async function load(
  name: string,
  path: string | undefined,
  log: (line: string) => void,
): Promise<Ruleset> {
  const source = path && (await readFile(path, 'utf8').catch(missing));
  if (!path || source === undefined) {
    log(`${path ?? name} is missing: everything it would allow is denied.`);
    return denyAll;
  }
  const ruleset = compileRules(source, path);
  ruleset.warnings.forEach((warning) => log(`${path}: ${warning}`));
  return ruleset;
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

const denyAll: Ruleset = {
  warnings: [],
  services: [],
  allowsDocument: () => false,
  allowsList: () => false,
  allowsFile: () => false,
};
