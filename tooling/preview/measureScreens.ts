import type { ReleaseManifest } from '@anunturi/shared-contract/registry/releaseManifestSchema';
import { publishedPath } from '../release/proveRelease';
import type { ReleaseTarget } from '../release/ReleaseTarget';

/** Bytes of all scripts that a visit of each screen loads of a published version, as the budgets count them: brotli. */
export async function measureScreens(
  manifest: ReleaseManifest,
  target: ReleaseTarget,
): Promise<Record<string, number>> {
  const { entry, files, assets } = manifest;
  const sizeOf = async (file: string) => {
    const packed = await target.readBytes(publishedPath(manifest, `${file}.br`));
    return packed?.length ?? assets[file]?.sizeBytes ?? 0; // a small file has no packed twin
  };
  const sizes: [string, number][] = [];
  for (const [screen, own] of Object.entries(files.screens)) {
    const scripts = [...new Set([entry, ...files.lifecycles, ...own])];
    const each = await Promise.all(scripts.filter((file) => file.endsWith('.js')).map(sizeOf));
    sizes.push([screen, each.reduce((sum, size) => sum + size, 0)]);
  }
  return Object.fromEntries(sizes);
}
