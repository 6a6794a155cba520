import { filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';

type Reported = { reportId: string; conversationId: string; authorId: string; photoIds: string[] };

/** Keeps the photos of reported messages with the notice: their author may delete the account before somebody looks. */
export const keepReportPhotos = defineJob<Reported>({
  name: 'keepReportPhotos',
  async run({ input: { reportId, conversationId, authorId, photoIds }, files }) {
    for (const photoId of photoIds)
      await files.copyPrivate(
        filePaths.messagePhoto(conversationId, authorId, photoId),
        filePaths.reportPhoto(reportId, photoId),
      );
  },
});

/** Takes away what a notice kept; the notice itself is gone. */
export const removeReportPhotos = defineJob<{ reportId: string }>({
  name: 'removeReportPhotos',
  async run({ input: { reportId }, files }) {
    for (const { path } of await files.list(filePaths.reportPhotos(reportId)))
      await files.delete(path);
  },
});
