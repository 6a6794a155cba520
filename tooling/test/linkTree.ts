import { linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const left = ['dist', 'coverage', '.git', '.data', '.nx', '.cache'];

/** The tree again, of the same files: links cost no space. Of `from` itself, files and these folders only. */
export function linkTree(from: string, to: string, folders?: string[]): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    const isWanted = folders ? folders.includes(entry.name) : isLinked(from, entry.name);
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkSync(source, target);
    else if (entry.isDirectory() && isWanted) linkTree(source, target);
  }
}

/** What builds made of our own packages is made anew; packages of others have folders of these names, too. */
function isLinked(folder: string, name: string): boolean {
  return folder.includes('node_modules') ? name !== '.cache' : !left.includes(name);
}
