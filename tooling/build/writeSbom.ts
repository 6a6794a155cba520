import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSbom } from './createSbom';
import { buildFolder } from './describeBuild';
import { packageFolder, root } from './folders';
import { readJson } from './readJson';

/** Stands in the folder of each version; its hash in the list of its files. */
export const SBOM_FILE = 'sbom.cdx.json';

/** Writes which packages stand in the files of a build into its folder. */
export async function writeSbom(name: string, bundled: Iterable<string>): Promise<void> {
  const { packages } = await readJson<{ packages: Record<string, { integrity?: string }> }>(
    join(root, 'package-lock.json'),
    { packages: {} },
  );
  const sbom = createSbom(bundled, { folder: packageFolder(name), root, locked: packages });
  await writeFile(join(buildFolder(name), SBOM_FILE), JSON.stringify(sbom, null, 1));
}
