import { basename, dirname } from 'node:path/posix';
import { buildFiles, isOfFolder } from './buildFiles';
import { type Published, damageOf, publishedPath } from './proveRelease';
import type { ReleaseTarget } from './ReleaseTarget';

/** Puts back what a published version has lost, from a build of the same files. */
export async function mendRelease(
  published: Published,
  folder: string,
  target: ReleaseTarget,
): Promise<void> {
  const files = await buildFiles(folder, isOfFolder);
  for (const { file } of await damageOf(published, target))
    for (const each of [file, `${file}.br`, `${file}.gz`]) {
      const path = publishedPath(published, each);
      await target.removeFile(path);
      if (files[each]) await target.addFiles(dirname(path), { [basename(path)]: files[each] });
    }
}
