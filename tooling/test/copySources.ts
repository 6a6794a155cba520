import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../build/folders';
import { workspaces } from '../build/workspaces';

const left = ['dist', 'coverage', 'node_modules'];

/** Copies the sources of all packages into a folder, where they may be changed, built and released from. */
export async function copySources(copy: string): Promise<void> {
  const files = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isFile());
  for (const entry of [...files.map((file) => file.name), '.github', 'counties', ...workspaces()])
    await cp(join(root, entry), join(copy, entry), {
      recursive: true,
      filter: (source) => !left.includes(basename(source)),
    });
  await linkPackages(copy);
}

/** Packages of others are those that are installed; our own are the copies. */
async function linkPackages(copy: string): Promise<void> {
  const scope = '@anunturi';
  await mkdir(join(copy, 'node_modules', scope), { recursive: true });
  for (const entry of await readdir(join(root, 'node_modules')))
    if (entry !== scope && entry !== '.cache')
      await symlink(join(root, 'node_modules', entry), join(copy, 'node_modules', entry));
  for (const folder of workspaces()) {
    await symlink(`../../${folder}`, join(copy, 'node_modules', scope, folder));
    const own = join(root, folder, 'node_modules'); // versions that no other package has
    if (existsSync(own)) await symlink(own, join(copy, folder, 'node_modules'));
  }
}
