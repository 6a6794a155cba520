import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shellManifestSchema } from '@anunturi/shared-contract/registry/releaseManifestSchema';
import * as z from 'zod/mini';
import { findDamage, integrityOf } from '../files/findDamage';
import { signatureFault } from './signatureFault';

type Place = { shellFolder: string; registryFile: string; keys: readonly string[] };

const registrySchema = z.object({
  shell: z.looseObject({ release: z.string(), manifestIntegrity: z.string() }),
});

/**
 * Holds the shell that is about to be served to what its owner signed: its entry in the registry, the list that the entry names,
 * and every file that the list names. @throws Error with what is not so
 */
export async function proveShell(
  assets: unknown,
  { shellFolder, registryFile, keys }: Place,
): Promise<void> {
  const { shell } = registrySchema.parse(JSON.parse(await readFile(registryFile, 'utf8')));
  const fault = signatureFault(shell, keys);
  if (fault) throw new Error(`The shell ${shell.release} ${fault}.`);
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
