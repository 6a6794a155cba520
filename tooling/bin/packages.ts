// `npm run packages`: what is installed for each package that a package.json names, the largest first (docs/installed-packages.md).
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import { root } from '../build/folders';
import { readJson } from '../build/readJson';
import { aloneFor } from '../dependencies/aloneFor';
import type { Lock } from '../licences/lockedPackages';

reportFailures();

const SHOWN = 30;
const BLOCK_BYTES = 512;
type Size = { bytes: number; files: number };

const lock = await readJson<Lock>(join(root, 'package-lock.json'));
const rows = [...aloneFor(lock)].map(([name, places]) => {
  // Packages of other platforms are named in the lock file as well.
  const folders = places.map((place) => join(root, place)).filter((folder) => existsSync(folder));
  const { bytes, files } = sum(folders.map((folder) => sizeOf(folder)));
  return { name, MB: Math.round(bytes / 1e5) / 10, packages: folders.length, files };
});
console.table(rows.toSorted((a, b) => b.MB - a.MB).slice(0, SHOWN));
const { bytes, files } = sum([sizeOf(join(root, 'node_modules'), true)]);
console.log(`node_modules: ${Math.round(bytes / 1e6)} MB in ${files} files`);

/** What a folder takes on the disk, without the packages in it unless they are wanted. */
function sizeOf(folder: string, withPackages = false): Size {
  const entries = readdirSync(folder, { withFileTypes: true });
  return sum(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) return { bytes: lstatSync(path).blocks * BLOCK_BYTES, files: 1 };
      const isHidden = entry.name === 'node_modules' && !withPackages;
      return isHidden ? { bytes: 0, files: 0 } : sizeOf(path, withPackages);
    }),
  );
}

function sum(sizes: Size[]): Size {
  return sizes.reduce(
    (all, { bytes, files }) => ({ bytes: all.bytes + bytes, files: all.files + files }),
    { bytes: 0, files: 0 },
  );
}
