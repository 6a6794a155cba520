import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexesFile } from '@anunturi/local-firebase/firestore/indexes/declaredIndexes';

const testingFolder = typeof __dirname === 'string' ? __dirname : import.meta.dirname;
const readProductFile = (name: string) => readFileSync(join(testingFolder, '..', name), 'utf8');

/** The text of the product's rules. */
export const productRules = (fileName: 'firestore.rules' | 'storage.rules'): string =>
  readProductFile(fileName);

/** The product's composite indexes, as `firebase deploy` takes them. */
export const productIndexes = (): IndexesFile =>
  JSON.parse(readProductFile('firestore.indexes.json')) as IndexesFile;
