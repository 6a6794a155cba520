import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileRules } from '../rules/compile/compileRules';
import type { Ruleset } from '../rules/Ruleset';

const files = { firestore: 'firestore.rules', storage: 'storage.rules' } as const;
const SETTLE_MS = 100;

/** The rules in force, and a way to put others in their place (test mode, and the watcher). */
export type LiveRules = { firestore(): Ruleset; storage(): Ruleset; close(): void };

/**
 * Compiles both rules files of a folder; a missing one denies everything and says so. With `watched`, a changed file is
 * taken over when it compiles; otherwise the old rules stay. @throws RulesSyntaxError naming file, line and column
 */
export async function openRules(
  folder: string,
  { watched = false, log }: { watched?: boolean; log: (line: string) => void },
): Promise<LiveRules> {
  const rules = {
    firestore: await load(folder, files.firestore, log),
    storage: await load(folder, files.storage, log),
  };
  const timers = new Map<string, NodeJS.Timeout>();
  const watcher = watched
    ? watch(folder, (_event, changed) => {
        const service = (Object.keys(files) as (keyof typeof files)[]).find(
          (name) => files[name] === changed,
        );
        if (!service) return;
        clearTimeout(timers.get(service));
        timers.set(
          service,
          setTimeout(() => void reload(service), SETTLE_MS),
        ); // editors write in several steps
      })
    : null;
  const reload = async (service: keyof typeof files) => {
    try {
      rules[service] = await load(folder, files[service], log);
      log(`${files[service]} was taken over.`);
    } catch (error) {
      log(`${(error as Error).message} (the rules before stay in force)`);
    }
  };
  return {
    firestore: () => rules.firestore,
    storage: () => rules.storage,
    close() {
      watcher?.close();
      timers.forEach((timer) => clearTimeout(timer));
    },
  };
}

async function load(folder: string, name: string, log: (line: string) => void): Promise<Ruleset> {
  const path = join(folder, name);
  let source: string;
  try {
    source = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    log(`${path} is missing: everything it would allow is denied.`);
    return denyAll;
  }
  const ruleset = compileRules(source, path);
  ruleset.warnings.forEach((warning) => log(`${path}: ${warning}`));
  return ruleset;
}

const denyAll: Ruleset = {
  warnings: [],
  services: [],
  allowsDocument: () => false,
  allowsList: () => false,
  allowsFile: () => false,
};
