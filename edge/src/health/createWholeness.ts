import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellFiles } from '@anunturi/shared-contract/page/shellFilesSchema';
import {
  releaseManifestSchema,
  shellManifestSchema,
} from '@anunturi/shared-contract/registry/releaseManifestSchema';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { findDamage } from '../files/findDamage';
import { isHashed, shellFilePath } from '../files/shellFilePath';
import type { EdgeOptions } from '../EdgeContext';

/** A version's files never change; a disk may lose them. */
const KEPT_MS = 10 * 60_000;

type Folders = Pick<EdgeOptions, 'shellFolder' | 'releasesFolder' | 'siteOrigin' | 'elapsedMs'>;

/**
 * Whether every file of a version is there with the bytes that its list names. Found out once in ten minutes while it is so.
 * A version that was released by hand has no list, and one of another origin no files here: nothing speaks against them.
 */
export function createWholeness({
  shellFolder,
  releasesFolder,
  siteOrigin,
  elapsedMs = () => performance.now(),
}: Folders) {
  const known = new Map<string, number>();
  async function once(what: string, findOut: () => Promise<string[]>): Promise<boolean> {
    const atMs = known.get(what);
    if (atMs !== undefined && elapsedMs() - atMs < KEPT_MS) return true;
    const damage = await findOut();
    if (damage.length === 0) known.set(what, elapsedMs());
    else console.error(`${what} is not whole: ${damage.join(', ')}.`);
    return damage.length === 0;
  }

  return {
    /** `files`: the list that pages name scripts and style sheets from. */
    shell: (release: string | undefined, files: ShellFiles): Promise<boolean> =>
      once(`shell ${release} ${JSON.stringify(files.entries)}`, async () => [
        ...(await missingOf(files, shellFolder)),
        ...(release
          ? await damageIn(
              join(shellFolder, `versions/${release}/shell.json`),
              (text) => shellManifestSchema.parse(JSON.parse(text)).assets,
              (file) => join(shellFolder, shellFilePath(release, file)),
            )
          : []),
      ]),
    async remote({ name, version, url }: RemoteRelease): Promise<boolean> {
      if (new URL(url, siteOrigin).origin !== siteOrigin) return true;
      const folder = join(releasesFolder, name, version);
      return once(`${name} ${version}`, () =>
        damageIn(
          join(folder, 'remote.json'),
          (text) => releaseManifestSchema.parse(JSON.parse(text)).assets,
          (file) => join(folder, file),
        ),
      );
    },
  };
}

async function damageIn(
  list: string,
  assetsOf: (text: string) => Parameters<typeof findDamage>[0],
  pathOf: (file: string) => string,
): Promise<string[]> {
  const text = await readFile(list, 'utf8').catch(() => null); // released by hand
  if (text === null) return [];
  const damage = await findDamage(assetsOf(text), (file) =>
    readFile(pathOf(file)).catch(() => null),
  );
  return damage.map(({ file, fault }) => `${file} ${fault}`);
}

async function missingOf({ entries, chunks }: ShellFiles, folder: string): Promise<string[]> {
  const named = [...Object.values(entries), ...Object.values(chunks)].flat().filter(isHashed);
  const found = await Promise.all(
    named.map((file) =>
      access(join(folder, file)).then(
        () => [],
        () => [`${file} is missing`],
      ),
    ),
  );
  return found.flat();
}
