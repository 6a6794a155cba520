// `npm run rules:indexes`: writes firestore.indexes.json, which `firebase deploy` and the embedded Firebase read.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFailures } from '@anunturi/local-firebase/server/reportFailures';
import { indexesFile } from './indexesFile';

reportFailures();

const path = join(import.meta.dirname, '../firestore.indexes.json');
writeFileSync(path, indexesFile());
console.log(`Written: ${path}`);
