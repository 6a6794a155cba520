import { type Damage, findDamage } from '@anunturi/edge/files/findDamage';
import { shellFilePath } from '@anunturi/edge/files/shellFilePath';
import type { Assets } from '@anunturi/shared-contract/registry/releaseManifestSchema';
import { PREVIEW_VERSION } from './previewVersion';
import { ReleaseRefused, type ReleaseTarget } from './ReleaseTarget';

export type Published = { name: string; version: string; assets: Assets };

/** Where a file of a published version lies: the shell's hashed files lie together. */
export const publishedPath = ({ name, version }: Published, file: string): string =>
  name === 'shell'
    ? `shell/${shellFilePath(version, file)}`
    : `releases/${name}/${version}/${file}`;

/** What a published version lacks of what its list names; none when it is whole. */
export const damageOf = (published: Published, target: ReleaseTarget): Promise<Damage[]> =>
  findDamage(published.assets, (file) => target.readBytes(publishedPath(published, file)));

/** Stops what would make a version live that is a preview, or not what its list says. @throws ReleaseRefused with every file */
export async function proveRelease(published: Published, target: ReleaseTarget): Promise<void> {
  const { name, version } = published;
  if (version.startsWith(PREVIEW_VERSION))
    throw new ReleaseRefused(`${name} ${version} is a preview: build and release it.`);
  const damage = await damageOf(published, target);
  if (damage.length === 0) return;
  throw new ReleaseRefused(
    `${name} ${version} is not whole at ${target.name}. Release it anew.\n${wordsOf(damage)}`,
  );
}

/** A line for each file. */
export const wordsOf = (damage: readonly Damage[]): string =>
  damage.map(({ file, fault }) => `${file} ${fault}`).join('\n');
