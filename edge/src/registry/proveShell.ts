import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shellManifestSchema } from '@anunturi/shared-contract/registry/releaseManifestSchema';
import { findDamage, integrityOf } from '../files/findDamage';
import type { LiveShell } from './shellOfferOf';

/**
 * Holds the shell that is about to be served to what its owner signed: the list that its entry in the registry names, and every file that the
 * list names. @throws Error with what is not so
 */
export async function proveShell(
  assets: unknown,
  { shellFolder, shell }: { shellFolder: string; shell: LiveShell | undefined },
): Promise<void> {
  if (!shell) throw new Error('No shell is signed and said to be live.');
  const list = await readFile(join(shellFolder, 'versions', shell.release, 'shell.json'));
  if (integrityOf(list) !== shell.manifestIntegrity)
    throw new Error(`The shell ${shell.release} has another list of files than was signed.`);
  const manifest = shellManifestSchema.parse(JSON.parse(String(list)));
  const read = (file: string) => readFile(join(shellFolder, file)).catch(() => null);
  const damage = await findDamage(manifest.assets, read);
  // What was read before must be what is there: both are the file whose hash is signed.
  const isSame =
    JSON.stringify(JSON.parse(String(await read('assets.json')))) === JSON.stringify(assets);
  if (damage.length > 0 || !isSame)
    throw new Error(
      `The shell ${shell.release} is not what was signed: ${damage.map(({ file, fault: what }) => `${file} ${what}`).join(', ') || 'its list changed'}.`,
    );
}
