import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '../build/compress';
import { filesBelow } from '../build/filesBelow';
import { packageFolder, shellFolder } from '../build/folders';
import { readJson } from '../build/readJson';

/** Scripts of earlier builds stay this long for tabs that were opened with them. */
const KEPT_DAYS = 30;

/** Puts a build of the shell beside the earlier ones: hashed files pile up, the few without a hash are replaced. */
export async function releaseShell(): Promise<void> {
  const build = join(packageFolder('shell'), 'dist/build');
  await nameServerBundle(build);
  await compress(build);
  await mkdir(shellFolder, { recursive: true });
  await cp(build, shellFolder, { recursive: true });
  const hashed = [
    ...(await filesBelow(join(shellFolder, 'static'))),
    ...(await readdir(shellFolder))
      .filter((name) => /^server\..+\.cjs$/.test(name))
      .map((name) => join(shellFolder, name)),
  ];
  const oldest = Date.now() - KEPT_DAYS * 86_400_000;
  for (const file of hashed) if ((await stat(file)).mtimeMs < oldest) await rm(file);
}

/** A server that runs keeps what it has read under a name: each build of the server bundle has a name of its own, in `assets.json`. */
async function nameServerBundle(build: string): Promise<void> {
  const bytes = await readFile(join(build, 'server.cjs'));
  const server = `server.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.cjs`;
  await rename(join(build, 'server.cjs'), join(build, server));
  const list = join(build, 'assets.json');
  await writeFile(list, JSON.stringify({ ...(await readJson<object>(list)), server }, null, 1));
}
