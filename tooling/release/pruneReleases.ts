import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Versions of a remote that stay served: open tabs go on with the one they started with. */
const KEPT_RELEASES = 5;

/** Deletes all but the live version and the newest of the others. */
export async function pruneReleases(folder: string, live: string): Promise<void> {
  const versions = (await readdir(folder)).filter(
    (version) => version !== live && !version.endsWith('.unfinished'),
  );
  const aged = await Promise.all(
    versions.map(async (version) => ({ version, at: (await stat(join(folder, version))).mtimeMs })),
  );
  aged.sort((a, b) => b.at - a.at);
  for (const { version } of aged.slice(KEPT_RELEASES - 1))
    await rm(join(folder, version), { recursive: true, force: true });
}
