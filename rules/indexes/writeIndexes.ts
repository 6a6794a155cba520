// `npm run rules:indexes`: writes firestore.indexes.json, which `firebase deploy` and the embedded Firebase read.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexesFile } from './indexesFile';

const path = join(import.meta.dirname, '../firestore.indexes.json');
writeFileSync(path, indexesFile());
console.log(`Written: ${path}`);
