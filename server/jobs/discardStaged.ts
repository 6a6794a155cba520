import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';

/** Takes away prepared photos that a listing has taken, unless the same ones were prepared again meanwhile. */
export const discardStaged = defineJob<{ uid: string; photoIds: string[] }>({
  name: 'discardStaged',
  async run({ input: { uid, photoIds }, store, files }) {
    const stagedPath = (photoId: string) => documentPaths.stagedPhoto(uid, photoId);
    await store.readAhead(photoIds.map(stagedPath));
    for (const photoId of photoIds) {
      if (await store.read(stagedPath(photoId))) continue;
      await files.delete(filePaths.stagedPhoto(uid, photoId));
      await files.delete(filePaths.stagedThumbnail(uid, photoId));
      await files.delete(filePaths.stagedMedium(uid, photoId));
    }
  },
});
