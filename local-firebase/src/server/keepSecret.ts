import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Names of the secrets of an installation, in its data folder; a backup holds none of them. */
export const secretFiles = {
  signingKey: 'signing-key',
  idTokenKey: 'id-token-key.pem',
  serviceToken: 'service-token',
} as const;

/** A secret of this installation: made when it is first wanted, readable by its owner alone. Call while the folder is held. */
export function keepSecret(folder: string, name: string, make: () => string): string {
  const path = join(folder, name);
  if (!existsSync(path)) {
    const file = openSync(`${path}.new`, 'w', 0o600);
    try {
      writeFileSync(file, make());
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(`${path}.new`, path); // never half a key, whenever the power goes
  }
  chmodSync(path, 0o600);
  return readFileSync(path, 'utf8').trim();
}
