import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import {
  type ReportSnapshot,
  reportSnapshotSchema,
} from '@anunturi/shared-domain/moderation/reportSnapshot';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';

/** What a notice is about as it stood when it came; null when nothing was kept. */
export const readReportSnapshot = (reportId: string): Promise<ReportSnapshot | null> =>
  readDocument<ReportSnapshot>(documentPaths.reportSnapshot(reportId), reportSnapshotSchema);
