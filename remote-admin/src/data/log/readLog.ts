import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import {
  type ModerationAction,
  type ModerationLogEntry,
  moderationLogEntrySchema,
} from '@anunturi/shared-domain/moderation/moderationLog';
import { type Cursor, type Page, readPage } from '../readPage';

export type LogSearch = { action?: ModerationAction; targetId?: string; actorId?: string };

/** A page of the log, newest first; one of the conditions at a time narrows it. */
export function readLog(
  { action, targetId, actorId }: LogSearch,
  after: Cursor | null = null,
  size?: number,
): Promise<Page<ModerationLogEntry>> {
  const filter = targetId
    ? (['targetId', '==', targetId] as const)
    : action
      ? (['action', '==', action] as const)
      : actorId
        ? (['actorId', '==', actorId] as const)
        : null;
  return readPage(
    {
      path: documentPaths.moderationLog,
      schema: moderationLogEntrySchema,
      filters: filter ? [filter] : [],
      order: [['at', 'desc']],
      size,
    },
    after,
  );
}
