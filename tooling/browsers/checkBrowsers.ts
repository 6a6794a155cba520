// The step `browsers` of the test command: nothing in the builds is newer than the browsers of `.browserslistrc`.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import type { CompatData } from '@mdn/browser-compat-data';
import { buildFolder } from '../build/describeBuild';
import { filesBelow } from '../build/filesBelow';
import { buildNames, root } from '../build/folders';
import { readJson } from '../build/readJson';
import { browserFloor } from './browserFloor';
import { findNewerFeatures } from './findNewerFeatures';
import { findNewerStyles } from './findNewerStyles';
import { newerFeatures } from './newerFeatures';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

// Read, not imported: twenty megabytes would be compiled as a program.
const dataFile = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
const newer = newerFeatures(await readJson<CompatData>(dataFile), browserFloor());
const faults: string[] = [];
let files = 0;

for (const name of buildNames)
  for (const path of await filesBelow(buildFolder(name))) {
    const find = /\.m?js$/.test(path)
      ? findNewerFeatures
      : path.endsWith('.css') && findNewerStyles;
    if (!find) continue;
    files += 1;
    try {
      for (const feature of find(await readFile(path, 'utf8'), newer))
        faults.push(`${relative(root, path)}: ${feature}`);
    } catch (error) {
      faults.push(`${relative(root, path)}: ${String(error)}`);
    }
  }
for (const fault of faults) console.error(fault);
console.log(`${files} scripts and style sheets, ${faults.length} uses of newer features`);
process.exit(faults.length > 0 || files === 0 ? 1 : 0);
