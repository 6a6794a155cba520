import type { DocumentData } from '@google-cloud/firestore';
import { ENDED_SESSIONS_MAX } from '@anunturi/shared-domain/site/limits';
import { stands } from '../app/command/who';

const toDate = (began: number) => new Date(began * 1000);

/**
 * What a person's document says after single sessions were ended: seconds in which they began. Where too many would be named, all
 * that began before the first of those that go on (`standing`) are over together.
 */
export function endSingle(
  user: DocumentData,
  ending: readonly number[],
  standing: readonly number[],
): { endedSessions: number[]; sessionsEndedAt?: Date } {
  const before = (user.endedSessions ?? []) as number[];
  // Those that are over all the same need no name.
  const { endedSessions: _named, ...others } = user;
  const ended = [...new Set([...before, ...ending])].filter((each) => stands(others, toDate(each)));
  if (ended.length <= ENDED_SESSIONS_MAX) return { endedSessions: ended };
  const isLater = (began: number) => !(user.sessionsEndedAt > toDate(began));
  const first = Math.min(...standing.filter(isLater));
  const endedSessions = ended
    .filter((began) => began > first || !isLater(began))
    .slice(-ENDED_SESSIONS_MAX);
  return { endedSessions, ...(first !== Infinity && { sessionsEndedAt: toDate(first) }) };
}
