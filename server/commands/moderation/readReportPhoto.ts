import { commands } from '@anunturi/shared-domain/commands/commands';
import { reportSchema } from '@anunturi/shared-domain/moderation/report';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { STORED_PHOTO_MAX_BYTES } from '@anunturi/shared-domain/site/limits';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { refuse } from '../../app/command/refuse';

/** Shows a photo of reported messages, which its reporter let administrators see; who looked stands in the log. */
export const readReportPhoto = defineAdminCommand(
  commands.readReportPhoto,
  async ({ input: { reportId, photoId }, store, files }) => {
    const report = await store.get(documentPaths.report(reportId), reportSchema);
    const bytes =
      report &&
      (await files.read(filePaths.reportPhoto(reportId, photoId), STORED_PHOTO_MAX_BYTES));
    if (!bytes) refuse('notFound', 'Fotografia nu s-a păstrat.');
    const log = {
      action: 'reportPhotoRead',
      targetKind: 'report',
      targetId: reportId,
      ...(report.title !== undefined && { targetTitle: report.title }),
    } as const;
    return { log, result: { webp: bytes.toString('base64') } };
  },
  { isAnsweredOnce: true, readsPersonal: 'reportPhotoRead' },
);
