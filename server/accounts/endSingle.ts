import type { DocumentData } from '@google-cloud/firestore';
import { ENDED_SESSIONS_MAX } from '@anunturi/shared-domain/site/limits';

/**
 * What a person's document says after single sessions were ended: seconds in which they began. Where too many would be named, all
 * that began before the first of those that go on (`standing`) are over together.
 */
export function endSingle(
  user: DocumentData,
  ending: readonly number[],
  standing: readonly number[],
): { endedSessions: number[]; sessionsEndedAt?: Date } {
  const ended = [...new Set([...((user.endedSessions ?? []) as number[]), ...ending])];
  if (ended.length <= ENDED_SESSIONS_MAX) return { endedSessions: ended };
  const first = Math.min(...standing);
  const endedSessions = ended.filter((began) => began > first).slice(-ENDED_SESSIONS_MAX);
  return { endedSessions, sessionsEndedAt: new Date(first * 1000) };
}
