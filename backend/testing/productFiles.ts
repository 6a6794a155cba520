import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readDeclaredIndexes,
  type IndexesFile,
} from '../local-firebase/src/firestore/indexes/declaredIndexes';
import { compileRules } from '../local-firebase/src/rules/compile/compileRules';
import type { Ruleset } from '../local-firebase/src/rules/Ruleset';

const testingFolder = typeof __dirname === 'string' ? __dirname : import.meta.dirname;
const readProductFile = (name: string) => readFileSync(join(testingFolder, '..', name), 'utf8');

/** The rules of the text, else the product's. */
export const productRules = (
  source: string | undefined,
  fileName: 'firestore.rules' | 'storage.rules',
): Ruleset => compileRules(source ?? readProductFile(fileName), fileName);

/** The indexes of the object, else the product's. */
export const productIndexes = (indexes: true | IndexesFile) =>
  readDeclaredIndexes(
    indexes === true
      ? (JSON.parse(readProductFile('firestore.indexes.json')) as IndexesFile)
      : indexes,
  );
