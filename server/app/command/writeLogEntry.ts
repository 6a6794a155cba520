import type { ModerationLogEntryFields } from '@anunturi/shared-domain/moderation/moderationLog';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { newId } from './newId';
import type { Store } from '../data/Store';

/** What the log keeps of an act; who did it and when are added. */
export type LogNote = Omit<ModerationLogEntryFields, 'actorId' | 'at'>;

/** The one place where the moderation log is written. */
export function writeLogEntry(
  { targetTitle, ground, text, ...note }: LogNote,
  { actorId, store, now }: { actorId: string; store: Store; now: Date },
): void {
  store.create(`${documentPaths.moderationLog}/${newId()}`, {
    ...note,
    ...(targetTitle && { targetTitle: targetTitle.slice(0, 200) }),
    ...(ground && { ground }),
    ...(text && { text: text.slice(0, 2000) }),
    actorId,
    at: now,
  });
}
