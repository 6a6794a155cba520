import { isReleased } from '../build/describeBuild';
import { filesBelow } from '../build/filesBelow';
import type { LocalFiles } from './ReleaseTarget';

/** Whether a release has a file of a build, compressed twins among them. */
export const isOfFolder = (file: string) => isReleased(file.replace(/\.(br|gz)$/, ''));

/** Those files of a build that are wanted, by their path in its folder. */
export async function buildFiles(
  folder: string,
  isWanted: (file: string) => boolean,
): Promise<LocalFiles> {
  const files = (await filesBelow(folder)).map((file) => [file.slice(folder.length + 1), file]);
  return Object.fromEntries(
    files.flatMap(([path, file]) => (isWanted(path!) ? [[path, { file: file! }]] : [])),
  );
}
