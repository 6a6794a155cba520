import { existsSync } from 'node:fs';
import { chmod, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of the secrets of an installation, in its data folder; a backup holds none of them. */
export const secretFiles = {
  signingKey: 'signing-key',
  idTokenKey: 'id-token-key.pem',
  serviceToken: 'service-token',
} as const;

/** A secret of this installation: made at the first start, readable by its owner alone. Call while the folder is held. */
export async function keepSecret(
  folder: string,
  name: string,
  make: () => string,
): Promise<string> {
  const path = join(folder, name);
  if (!existsSync(path)) {
    const file = await open(`${path}.new`, 'w', 0o600);
    try {
      await file.writeFile(make());
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${path}.new`, path); // never half a key, whenever the power goes
  }
  await chmod(path, 0o600);
  return (await readFile(path, 'utf8')).trim();
}
