import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../build/filesBelow';
import { root } from '../build/folders';

/** `name` is what others import, below the package's own name: `search/facets`. */
type OpenModule = { name: string; file: string };

/** The TypeScript modules that a package opens to others by the `exports` of its `package.json`, by name; no tests. */
export async function packageModules(folder: string): Promise<OpenModule[]> {
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const files = (await filesBelow(join(root, folder, 'src')))
    .map((file) => relative(join(root, folder), file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return Object.entries(exports)
    .flatMap(([name, target]) => openedBy(name, target, files))
    .map(({ name, file }) => ({ name, file: `${folder}/${file}` }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function openedBy(name: string, target: string, files: readonly string[]): OpenModule[] {
  const [before = '', after] = target.replace(/^\.\//, '').split('*');
  const plain = name.replace(/^\.\//, '');
  if (after === undefined) return files.includes(before) ? [{ name: plain, file: before }] : [];
  return files
    .filter((file) => file.startsWith(before) && file.endsWith(after))
    .map((file) => ({
      name: plain.replace('*', file.slice(before.length, file.length - after.length)),
      file,
    }));
}
