import { plural } from '@anunturi/shared-domain/formats/plural';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { randomId } from '#domain/randomId';
import type { PhotoItem } from '../photoItem';
import type { PhotoTools } from './PhotoTools';

type Taken = { item: PhotoItem; file: File; digest: string | undefined };

/**
 * The files that a form takes in, and of the others the reason in words. `present`: the digests of the photos that the form
 * has already (undefined of one whose bytes are not known); `max`: how many it may have.
 */
export async function takeFiles(
  files: readonly File[],
  { present, max }: { present: readonly (string | undefined)[]; max: number },
  { check, digest: digestOf }: Pick<PhotoTools, 'check' | 'digest'>,
): Promise<{ taken: Taken[]; refused: string[] }> {
  const taken: Taken[] = [];
  const refused: string[] = [];
  for (const file of files) {
    if (present.length + taken.length >= max) {
      refused.push(
        `Se pot adăuga cel mult ${plural(max, 'fotografie', 'fotografii')}; „${file.name}” nu a mai încăput.`,
      );
      continue;
    }
    try {
      check(file);
      const digest = await digestOf(file);
      const all = [...present, ...taken.map((each) => each.digest)];
      const same = digest === undefined ? -1 : all.indexOf(digest);
      if (same >= 0) {
        refused.push(`„${file.name}” este deja între fotografii: fotografia ${same + 1}.`);
        continue;
      }
      const item: PhotoItem = { id: randomId(), name: file.name, state: 'preparing' };
      taken.push({ item, file, digest });
    } catch (error) {
      refused.push(`„${file.name}”: ${toRomanianMessage(error)}`);
    }
  }
  return { taken, refused };
}
