import type { MessagePhoto } from '@anunturi/shared-domain/people/message';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';
import type { StoredFiles } from '../../app/data/StoredFiles';
import { freeUpload } from '../../files/forgetUpload';
import type { StagedPhoto } from '../../files/stagedPhoto';
import { discardStaged } from '../../jobs/discardStaged';
import { tidyMessagePhoto } from '../../jobs/tidyMessagePhoto';

/** By then the command has ended, however it did. */
const TIDY_MS = 10 * 60 * 1000;

type Place = {
  conversationId: string;
  /** Who sends it. */
  uid: string;
  store: Store;
  files: StoredFiles;
  now: Date;
};

/**
 * Puts a prepared photo into a conversation, where its two people alone read it. A command does this last; were it refused after
 * all, `tidyMessagePhoto` takes the copies away. @throws Refusal notFound when it is not prepared, or not any more
 */
export async function takeMessagePhoto(
  photoId: string,
  { conversationId, uid, store, files, now }: Place,
): Promise<MessagePhoto> {
  const path = documentPaths.stagedPhoto(uid, photoId);
  const staged = (await store.read(path)) as StagedPhoto | null;
  if (!staged) refuse('notFound', GONE);
  const { width, height, sizeBytes, hasMedium = false } = staged;
  const job = { conversationId, uid, photoId };
  await store.enqueueAnyhow(tidyMessagePhoto, job, new Date(now.getTime() + TIDY_MS));
  const copied = await Promise.all([
    files.copyPrivate(
      filePaths.stagedPhoto(uid, photoId),
      filePaths.messagePhoto(conversationId, uid, photoId),
    ),
    !hasMedium ||
      files.copyPrivate(
        filePaths.stagedMedium(uid, photoId),
        filePaths.messageMedium(conversationId, uid, photoId),
      ),
  ]);
  if (!copied.every(Boolean)) refuse('notFound', GONE);
  store.delete(path);
  freeUpload(store, uid, sizeBytes);
  store.enqueue(discardStaged, { uid, photoIds: [photoId] });
  return { id: photoId, width, height, hasMedium };
}

const GONE = 'Fotografia nu mai este la noi. Adăugați-o din nou.';
