import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from '../build/folders';
import { runCommand } from '../test/runCommand';
import { emitPackages } from './emitPackages';
import { packedPackages } from './packedPackages';
import { stagePackage } from './stagePackage';

type Packed = { name: string; file: string; sizeBytes: number; files: string[] };

/** What `npm pack --json` says of a tarball, as far as it is used. */
type Said = { name: string; filename: string; size: number; files: { path: string }[] };

/**
 * Packs every package that a remote in a repository of its own is made with: a tarball each, of compiled files and types.
 * @returns what npm says of them, in the order in which they depend on each other
 */
export async function packPackages(to: string): Promise<Packed[]> {
  const work = join(root, 'dist/packages', String(process.pid));
  try {
    await mkdir(work, { recursive: true });
    await mkdir(to, { recursive: true });
    const emitted = join(work, 'emitted');
    await emitPackages(emitted);
    // One after the other: nothing is still written when one fails and the folder goes.
    for (const name of packedPackages)
      await stagePackage(name, { emitted, folder: join(work, name) });
    return await packFolders(work, resolve(to));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function packFolders(work: string, to: string): Promise<Packed[]> {
  let said = '';
  const folders = packedPackages.map((name) => `./${name}`);
  const status = await runCommand('npm', ['pack', '--json', '--pack-destination', to, ...folders], {
    cwd: work,
    onOutput: (text) => (said += text),
  });
  if (status !== 0) throw new Error(said);
  const packed = JSON.parse(said.slice(said.indexOf('[\n'))) as Said[];
  return packed.map(({ name, filename, size, files }) => ({
    name,
    file: join(to, filename),
    sizeBytes: size,
    files: files.map(({ path }) => path),
  }));
}
