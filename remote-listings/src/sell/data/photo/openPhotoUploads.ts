import { storageUrl } from '@anunturi/shared-auth/firebase';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { DraftStore } from '../../../data/drafts/draftStore';
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
    async download({ path }) {
      const answer = await fetch(storageUrl(path));
      if (!answer.ok) throw new MarketError('unavailable');
      return answer.blob();
    },
    loadFiles: (photoId) => store.loadFiles(name, photoId),
    saveFiles: (photoId, files) => store.saveFiles(name, photoId, files),
    urlOf: storageUrl,
    onNotKept,
  });
}
