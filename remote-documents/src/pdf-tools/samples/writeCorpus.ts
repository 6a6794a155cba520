/** Writes every sample into the folder named as argument, to be looked at: `node --import tsx …/writeCorpus.ts FOLDER`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { corpus } from './corpus';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const folder = process.argv[2]!;
mkdirSync(folder, { recursive: true });
for (const { name, bytes } of corpus) writeFileSync(join(folder, `${name}.pdf`), bytes);
