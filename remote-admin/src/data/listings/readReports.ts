import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { REPORTS_SHOWN_MAX } from '@anunturi/shared-domain/site/limits';
import { type Report, reportSchema } from '@anunturi/shared-domain/moderation/report';
import { type Cursor, type Page, readPage } from '@anunturi/shared-auth/firestore/readPage';

const path = documentPaths.reports;
const schema = reportSchema;

/** The oldest reports that wait: as many as are grouped at once (`readReportGroups`). */
export const readOpenReports = async (): Promise<Report[]> =>
  (
    await readPage({
      path,
      schema,
      filters: [['status', '==', 'open']],
      order: [['createdAt', 'asc']],
      size: REPORTS_SHOWN_MAX,
    })
  ).rows;

/** Reports that were decided, the newest first. */
export const readDecidedReports = (after: Cursor | null): Promise<Page<Report>> =>
  readPage(
    { path, schema, filters: [['status', '==', 'decided']], order: [['createdAt', 'desc']] },
    after,
  );

/** The last 25 reports about a listing, a conversation or a seller. */
export const readReportsAbout = async (targetId: string): Promise<Report[]> =>
  (
    await readPage({
      path,
      schema,
      filters: [['targetId', '==', targetId]],
      order: [['createdAt', 'desc']],
    })
  ).rows;

/** The last 25 reports a person sent. */
export const readReportsBy = async (uid: string): Promise<Report[]> =>
  (
    await readPage({
      path,
      schema,
      filters: [['reporterId', '==', uid]],
      order: [['createdAt', 'desc']],
    })
  ).rows;
