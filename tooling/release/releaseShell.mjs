import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { packageFolder, shellFolder } from './folders.mjs';

/** Scripts of earlier builds stay this long for tabs that were opened with them. */
const KEPT_DAYS = 30;

/** Puts a build of the shell beside the earlier ones: hashed files pile up, the few without a hash are replaced. */
export async function releaseShell() {
  const build = join(packageFolder('shell'), 'dist/build');
  await compress(build);
  await mkdir(shellFolder, { recursive: true });
  await cp(build, shellFolder, { recursive: true });
  const entries = await readdir(join(shellFolder, 'static'), { recursive: true, withFileTypes: true });
  const oldest = Date.now() - KEPT_DAYS * 86_400_000;
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    if ((await stat(file)).mtimeMs < oldest) await rm(file);
  }
}
