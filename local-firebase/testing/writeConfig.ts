import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Puts a `firebase.json` into a folder that names the rules and indexes of the usual names, and answers its path. */
export async function writeConfig(folder: string): Promise<string> {
  const file = join(folder, 'firebase.json');
  const firestore = { rules: 'firestore.rules', indexes: 'firestore.indexes.json' };
  await writeFile(file, JSON.stringify({ firestore, storage: { rules: 'storage.rules' } }));
  return file;
}
