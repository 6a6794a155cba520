import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

const BYTES = 32;

/** The secret that signs the tokens of this installation: made at the first start, readable by its owner alone. Call while the folder is held. */
export async function openSigningKey(folder: string): Promise<Buffer> {
  const path = join(folder, 'signing-key');
  if (!existsSync(path)) {
    const file = await open(`${path}.new`, 'w', 0o600);
    try {
      await file.writeFile(randomBytes(BYTES).toString('hex'));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${path}.new`, path); // never half a key, whenever the power goes
  }
  await chmod(path, 0o600);
  const key = Buffer.from((await readFile(path, 'utf8')).trim(), 'hex');
  if (key.length !== BYTES)
    throw new Error(
      `${path} is damaged. Delete it: everybody has to sign in again, nothing else is lost.`,
    );
  return key;
}
