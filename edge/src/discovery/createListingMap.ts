import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { withinTime } from '@anunturi/shared-domain/site/withinTime';
import type { PageBytes } from '../pages/pageBytes';
import { fileOf, type ListingMap, writeListingMap } from './writeListingMap';

/** The map is written anew so often, where somebody asks for it. */
const WRITTEN_EVERY_MS = 3_600_000;
/** After a failure nothing is tried for so long: the search has other work then. */
const RETRIED_AFTER_MS = 60_000;
/** Who asks before the first map is there waits so long. */
const FIRST_LIMIT_MS = 20_000;

type Options = { firebase: FirebaseConfig; siteOrigin: string; elapsedMs(): number };

/** Goes with the process; one that is killed leaves it to the system. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'anunturi-site-map-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Keeps the map of listings in files, which a job writes beside what is served. */
export function createListingMap({ elapsedMs, ...site }: Options) {
  let root: string | undefined;
  let written = 0;
  let served: (ListingMap & { untilMs: number }) | undefined;
  let before: ListingMap | undefined;
  let writing: Promise<void> | undefined;
  let failed: { error: unknown; untilMs: number } | undefined;

  async function write(): Promise<void> {
    root ??= openFolder();
    const folder = join(root, String((written += 1)));
    try {
      const map = await writeListingMap(folder, site);
      // Somebody may be reading the one before; the one before that is nobody's any more.
      if (before) await rm(before.folder, { recursive: true, force: true });
      before = served;
      served = { ...map, untilMs: elapsedMs() + WRITTEN_EVERY_MS };
      failed = undefined;
    } catch (error) {
      failed = { error, untilMs: elapsedMs() + RETRIED_AFTER_MS };
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }
  const isPausing = () => failed !== undefined && elapsedMs() < failed.untilMs;
  /** One at a time. @throws what the last attempt threw, until it is time for another */
  async function startWriting(): Promise<void> {
    if (isPausing()) throw failed?.error;
    writing ??= write().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  /** The last one that was written; the first is waited for. @throws Error when there is none yet */
  async function latest(): Promise<ListingMap> {
    if (!served)
      return withinTime(
        startWriting().then(() => served!),
        FIRST_LIMIT_MS,
        () => new Error('The first site map is still being written'),
      );
    if (served.untilMs <= elapsedMs() && !isPausing())
      startWriting().catch((error: unknown) =>
        console.error('The site map stays as it was', error),
      );
    return served;
  }

  return {
    latest,
    /** A part of it as it is sent; undefined where there is none. */
    async part(path: string): Promise<PageBytes | undefined> {
      const { folder, etags } = await latest();
      const etag = etags.get(path);
      if (etag === undefined) return undefined;
      return { br: await readFile(fileOf(folder, path)), etag, repacking: Promise.resolve() };
    },
    /** Ends when nothing is being written. */
    settled: async (): Promise<void> => writing?.catch(() => {}),
  };
}
