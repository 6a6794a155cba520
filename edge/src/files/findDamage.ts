import { createHash } from 'node:crypto';
import type { Assets } from '@anunturi/shared-contract/registry/releaseManifestSchema';

/** A file of a list that is not as the list says. */
export type Damage = { file: string; fault: 'is missing' | 'has other bytes' };

/** Files that are read at a time. */
const AT_ONCE = 8;

/** Opens every file that a list names; none is damaged when all are whole. `read` gives null where there is no such file. */
export async function findDamage(
  assets: Assets,
  read: (file: string) => Promise<Uint8Array | null>,
): Promise<Damage[]> {
  const waiting = Object.entries(assets);
  const damage: Damage[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [file, { integrity }] = next;
        const bytes = await read(file);
        if (!bytes) damage.push({ file, fault: 'is missing' });
        else if (integrityOf(bytes) !== integrity) damage.push({ file, fault: 'has other bytes' });
      }
    }),
  );
  return damage.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** What bytes hash to, as a browser is told it. */
export const integrityOf = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
