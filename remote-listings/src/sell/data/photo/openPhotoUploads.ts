import { storageUrl } from '@anunturi/shared-auth/firebase';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { digestOf } from '@anunturi/shared-runtime/storage/digestOf';
import type { DraftStore } from '#data/drafts/draftStore';
import { readStoredFile } from '@anunturi/shared-auth/readStoredFile';
import { uploadPhoto } from '#data/drafts/uploadPhoto';
import { PhotoUploads } from './PhotoUploads';
import { checkPhotoFile, preparePhoto } from '#domain/photo/preparePhoto';

/** The photos of one draft of this device; `areHidden`: those stored open to its owner and administrators alone. */
export function openPhotoUploads(
  store: DraftStore,
  { name, areHidden }: { name: string; areHidden: boolean },
  onNotKept: (error: unknown) => void,
): PhotoUploads {
  return new PhotoUploads({
    check: checkPhotoFile,
    digest: digestOf,
    prepare: preparePhoto,
    upload: uploadPhoto,
    async download(path) {
      const bytes = await readStoredFile(path);
      if (!bytes) throw new MarketError('unavailable');
      return new Blob([bytes], { type: 'image/webp' });
    },
    loadFiles: (photoId) => store.loadFiles(name, photoId),
    saveFiles: (photoId, files) => store.saveFiles(name, photoId, files),
    urlOf: (path) => (areHidden ? undefined : storageUrl(path)),
    onNotKept,
  });
}
