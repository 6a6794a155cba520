import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';

const MOST = 20;

/** Takes away copies of a photo that no message of its sender shows: the command that made them was refused. */
export const tidyMessagePhoto = defineJob<{ conversationId: string; uid: string; photoId: string }>(
  {
    name: 'tidyMessagePhoto',
    async run({ input: { conversationId, uid, photoId }, store, files }) {
      const showing = await store.find(documentPaths.messages(conversationId), (all) =>
        all.where('photo.id', '==', photoId).limit(MOST),
      );
      if (showing.some(({ data }) => data.senderId === uid)) return;
      await files.delete(filePaths.messagePhoto(conversationId, uid, photoId));
      await files.delete(filePaths.messageMedium(conversationId, uid, photoId));
    },
  },
);
