import { filePaths } from '@anunturi/shared-domain/site/documentPaths';
import type { ExportPart } from './ExportPart';

const below =
  (folderOf: (uid: string) => string): ExportPart =>
  async ({ uid, files }, after) => {
    const page = await files.listPage(folderOf(uid), after === '' ? undefined : after);
    return {
      documents: [],
      files: page.files.map(({ path }) => path),
      ...(page.next !== undefined && { next: page.next }),
    };
  };

/** Photos of the person's listings. Kept files are named by their entries. */
export const exportPhotos = below(filePaths.listingPhotos);
