import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import {
  type ModerationAction,
  type ModerationLogEntry,
  moderationLogEntrySchema,
} from '@anunturi/shared-domain/moderation/moderationLog';
import { type Cursor, type Page, readPage } from '@anunturi/shared-auth/firestore/readPage';

export type LogSearch = { action?: ModerationAction; targetId?: string; actorId?: string };

/** A page of the log, newest first; one of the conditions at a time narrows it. */
export function readLog(
  { action, targetId, actorId }: LogSearch,
  after: Cursor | null = null,
  size?: number,
): Promise<Page<ModerationLogEntry>> {
  const narrowed = Object.entries({ targetId, action, actorId }).find(([, value]) => value);
  return readPage(
    {
      path: documentPaths.moderationLog,
      schema: moderationLogEntrySchema,
      filters: narrowed ? [[narrowed[0], '==', narrowed[1]]] : [],
      order: [['at', 'desc']],
      size,
    },
    after,
  );
}
