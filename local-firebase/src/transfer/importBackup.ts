import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import Database from 'libsql';
import { AccountStore } from '../auth/AccountStore';
import { DocumentStore } from '../firestore/documents/DocumentStore';
import { IndexCatalog } from '../firestore/indexes/IndexCatalog';
import { describeIndex, parseDefinition } from '../firestore/indexes/indexDefinition';
import { KnownFields } from '../firestore/indexes/KnownFields';
import { secretFiles } from '../server/keepSecret';
import { lockFolder } from '../server/lockFolder';
import { FileStore } from '../storage/FileStore';
import { md5OfFile } from '../storage/writePart';
import {
  BACKUP_FORMAT,
  lineFiles,
  manifestName,
  TransferError,
  type AccountLine,
  type DocumentLine,
  type FileLine,
  type Manifest,
} from './backupFormat';

const BATCH = 1000;
const TOLD_EVERY = 100_000;
const OTHER_COPY = 'Nothing was changed. Take another copy of the backup.';

/**
 * Builds a data folder out of a backup and puts it in the place of the present one, which must be empty unless `replace`
 * is set; what was there is kept beside it. Nothing changes unless the whole backup is sound.
 * @throws TransferError, or FolderInUseError while a server runs on the folder
 */
export async function importBackup(
  source: string,
  dataFolder: string,
  { replace = false, log = (_line: string) => {} } = {},
): Promise<{ manifest: Manifest; replaced: string | null }> {
  const manifest = await readManifest(source);
  const target = resolve(dataFolder);
  const letGo = await lockFolder(target);
  const fresh = `${target}.import-${process.pid}`;
  try {
    if (!replace && holdsData(target))
      throw new TransferError(
        `${target} already holds data.`,
        '--replace puts the backup in its place and keeps what was there beside it.',
      );
    await mkdir(join(fresh, 'files'), { recursive: true, mode: 0o700 });
    await mkdir(join(fresh, 'uploads'));
    for (const name of Object.values(secretFiles))
      if (existsSync(join(target, name))) await copyFile(join(target, name), join(fresh, name));
    const counts = {
      documents: await importDocuments(source, fresh),
      accounts: await importAccounts(source, fresh),
      files: await importFiles(source, fresh),
    };
    buildIndexes(manifest, fresh, log);
    for (const kind of ['documents', 'accounts', 'files'] as const) {
      if (counts[kind] !== manifest[kind])
        throw new TransferError(
          `${lineFiles[kind]} holds ${counts[kind]} instead of ${manifest[kind]}.`,
          OTHER_COPY,
        );
    }
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw error;
  } finally {
    letGo();
  }
  const replaced = holdsData(target)
    ? `${target}.replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`
    : null;
  if (replaced) await rename(target, replaced);
  else await rm(target, { recursive: true });
  await rename(fresh, target);
  return { manifest, replaced };
}

async function readManifest(source: string): Promise<Manifest> {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(await readFile(join(source, manifestName), 'utf8')) as Manifest;
  } catch {
    throw new TransferError(
      `${source} is not a complete backup: ${manifestName} is missing or damaged.`,
      OTHER_COPY,
    );
  }
  if (manifest.format !== BACKUP_FORMAT || manifest.version !== 1)
    throw new TransferError(
      `${source} is a backup of another kind or version.`,
      'Import it with the version that made it.',
    );
  return manifest;
}

function holdsData(folder: string): boolean {
  return [
    ['accounts.db', 'accounts'],
    ['firestore.db', 'documents'],
    ['storage.db', 'files'],
  ].some(([name, table]) => {
    const file = join(folder, name!);
    if (!existsSync(file)) return false;
    const db = new Database(file);
    try {
      return db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).all([]).length > 0;
    } finally {
      db.close();
    }
  });
}

async function importDocuments(source: string, folder: string): Promise<number> {
  const store = new DocumentStore(join(folder, 'firestore.db'));
  const known = new KnownFields(store);
  try {
    return await inBatches<DocumentLine>(join(source, lineFiles.documents), (lines) =>
      store.transaction(() => {
        for (const { project, path, fields, created, updated } of lines) {
          known.note(project, path.at(-2) as string, fields);
          const stored = store.put(project, path, fields, null, created);
          if (updated !== created) store.put(project, path, fields, stored, updated);
        }
        const newest = lines.reduce((last, { updated }) => Math.max(last, updated), 0);
        store.database.sql('UPDATE clock SET last = max(last, ?)').run([newest]);
      }),
    );
  } finally {
    store.database.close();
  }
}

/** Builds the indexes that the data had: nobody waits for them once they are served. */
function buildIndexes(
  { indexes = [] }: Manifest,
  folder: string,
  log: (line: string) => void,
): void {
  const store = new DocumentStore(join(folder, 'firestore.db'));
  try {
    const catalog = new IndexCatalog(store, null);
    for (const [at, [project, definition]] of indexes.entries()) {
      const name = `Index ${at + 1} of ${indexes.length}, ${describeIndex(parseDefinition(definition))}`;
      let told = 0;
      catalog.restore(project, definition, (done) => {
        if (done < told + TOLD_EVERY) return;
        told = done;
        log(`${name}: ${done} documents`);
      });
    }
    catalog.close();
  } finally {
    store.database.close();
  }
}

async function importAccounts(source: string, folder: string): Promise<number> {
  const store = new AccountStore(join(folder, 'accounts.db'));
  try {
    return await inBatches<AccountLine>(join(source, lineFiles.accounts), (lines) => {
      if (!store.insertAll(lines))
        throw new TransferError(
          `${lineFiles.accounts} names an account or an e-mail twice.`,
          OTHER_COPY,
        );
    });
  } finally {
    store.close();
  }
}

async function importFiles(source: string, folder: string): Promise<number> {
  const store = new FileStore(folder);
  try {
    return await inBatches<FileLine>(join(source, lineFiles.files), async (lines) => {
      for (const line of lines) {
        const from = join(source, 'files', String(Number(line.generation)));
        const size = await stat(from).then(
          (found) => found.size,
          () => -1,
        );
        if (size !== line.size || (await md5OfFile(from)) !== line.md5Hash)
          throw new TransferError(`The bytes of ${line.name} are missing or damaged.`, OTHER_COPY);
        await copyFile(from, store.pathOf(line.generation));
      }
      store.restore(lines);
    });
  } finally {
    store.close();
  }
}

/** Reads JSON lines a thousand at a time; answers how many there were. @throws TransferError naming the line */
async function inBatches<T>(
  file: string,
  take: (lines: T[]) => void | Promise<void>,
): Promise<number> {
  let count = 0;
  let batch: T[] = [];
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Infinity,
  })) {
    count += 1;
    try {
      batch.push(JSON.parse(line) as T);
    } catch {
      throw new TransferError(`${file}:${count} is not JSON.`, OTHER_COPY);
    }
    if (batch.length < BATCH) continue;
    await take(batch);
    batch = [];
  }
  if (batch.length > 0) await take(batch);
  return count;
}
