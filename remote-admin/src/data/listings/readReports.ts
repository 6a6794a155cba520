import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type Report, reportSchema } from '@anunturi/shared-domain/moderation/report';
import { type Cursor, type Page, readPage } from '@anunturi/shared-auth/firestore/readPage';

const path = documentPaths.reports;
const schema = reportSchema;

/** Reports that wait, oldest first; or those decided, newest first. */
export const readReports = (
  status: 'open' | 'decided',
  after: Cursor | null,
): Promise<Page<Report>> =>
  readPage(
    {
      path,
      schema,
      filters: [['status', '==', status]],
      order: [['createdAt', status === 'open' ? 'asc' : 'desc']],
    },
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
