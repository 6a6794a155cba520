import { storageUrl } from '@anunturi/shared-auth/firebase';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { DraftStore } from '../../../data/drafts/draftStore';
import { readStoredFile } from '../../../data/readStoredFile';
import { uploadPhoto } from '../../../data/drafts/uploadPhoto';
import { PhotoUploads } from './PhotoUploads';
import { checkPhotoFile, preparePhoto } from './preparePhoto';

/** The photos of one draft of this device, with the browser's own means. */
export function openPhotoUploads(
  store: DraftStore,
  name: string,
  onNotKept: (error: unknown) => void,
): PhotoUploads {
  return new PhotoUploads({
    check: checkPhotoFile,
    prepare: preparePhoto,
    upload: uploadPhoto,
    async download(path) {
      const bytes = await readStoredFile(path);
      if (!bytes) throw new MarketError('unavailable');
      return new Blob([bytes], { type: 'image/webp' });
    },
    // The browser may have kept what it read with the right of its person.
    isHidden: async (path) => (await fetch(storageUrl(path), { cache: 'no-store' })).status === 403,
    loadFiles: (photoId) => store.loadFiles(name, photoId),
    saveFiles: (photoId, files) => store.saveFiles(name, photoId, files),
    urlOf: storageUrl,
    onNotKept,
  });
}
