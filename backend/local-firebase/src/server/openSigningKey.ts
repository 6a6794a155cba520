import { randomBytes } from 'node:crypto';
import { chmod, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const BYTES = 32;

/** The secret that signs the tokens of this installation: made at the first start, readable by its owner alone. */
export async function openSigningKey(folder: string): Promise<Buffer> {
  const path = join(folder, 'signing-key');
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(randomBytes(BYTES).toString('hex'));
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await chmod(path, 0o600);
  }
  const key = Buffer.from((await readFile(path, 'utf8')).trim(), 'hex');
  if (key.length !== BYTES) throw new Error(`${path} is damaged. Delete it: everybody has to sign in again, nothing else is lost.`);
  return key;
}
