import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { slugField } from '@anunturi/shared-domain/site/fields';
import { SLUG_MAX } from '@anunturi/shared-domain/site/limits';
import * as z from 'zod/mini';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import { freeUpload } from '../../files/forgetUpload';
import type { StagedPhoto } from '../../files/stagedPhoto';
import { discardStaged } from '../../jobs/discardStaged';
import { AFTER_EDIT_MS, doubtOf, removePostPictures } from '../../jobs/removePostPictures';

const addressSchema = z.object({ slug: slugField(SLUG_MAX) });

/** Makes a photo that the administrator has prepared a picture of a post. One that no save takes in is looked for after a week. */
export const publishPostPicture = defineAdminCommand(
  commands.publishPostPicture,
  async ({ adminId, input: { slug, photoId }, store, files, now }) => {
    parseFields(addressSchema, { slug });
    const staged = (await store.read(
      documentPaths.stagedPhoto(adminId, photoId),
    )) as StagedPhoto | null;
    if (!staged) refuse('notFound');
    const { width, height, sizeBytes } = staged;
    const path = filePaths.blogPicture(slug, `${photoId}.webp`);
    const inAWeek = new Date(now.getTime() + AFTER_EDIT_MS);
    await store.enqueueAnyhow(removePostPictures, doubtOf([path], now), inAWeek);
    if (!(await files.publish(filePaths.stagedPhoto(adminId, photoId), path))) refuse('notFound');
    store.delete(documentPaths.stagedPhoto(adminId, photoId));
    freeUpload(store, adminId, sizeBytes);
    store.enqueue(discardStaged, { uid: adminId, photoIds: [photoId] });
    return { log: [], result: { path, width, height } };
  },
);
