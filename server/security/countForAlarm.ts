import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import type { SecurityEvent, SecurityKind } from '@anunturi/shared-domain/people/securityEvents';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { newId } from '../app/command/newId';
import type { Store } from '../app/data/Store';
import { tellAlarm } from '../jobs/tellAlarm';
import { alarmCounter } from './alarmCounter';
import { alarmThresholds } from './alarmThresholds';

type Counted = {
  event: SecurityEvent;
  kind: SecurityKind;
  times: number;
  personId?: string;
  source?: string;
};
const KEPT_MS = keptMs('digest');

/**
 * Counts what an alarm looks at, of the account and of the network, and raises it when the day's threshold is passed: an entry of
 * the log, and a job that tells administrators.
 */
export async function countForAlarm(
  { event, kind, times, personId, source }: Counted,
  { store, now }: { store: Store; now: Date },
): Promise<void> {
  const threshold = alarmThresholds[event] ?? alarmThresholds[kind];
  if (!threshold) return;
  const of = alarmThresholds[event] ? event : kind;
  const keys = { person: personId, source };
  for (const by of ['person', 'source'] as const) {
    const key = keys[by];
    if (key === undefined) continue;
    const path = alarmCounter(of, by, key, now);
    const before = ((await store.read(path))?.count as number | undefined) ?? 0;
    const count = before + times;
    store.set(path, { count, forgetAt: new Date(now.getTime() + KEPT_MS) });
    const most = threshold[by];
    if (most === undefined || before >= most || count < most) continue;
    const { alarm } = threshold;
    const who = by === 'person' ? { personId: key } : { source: key };
    const forgetAt = new Date(now.getTime() + keptMs('security'));
    const entry = { kind: 'alarm', event: alarm, ...who, count, at: now, forgetAt };
    store.create(documentPaths.securityEntry(newId()), entry);
    store.enqueue(tellAlarm, { alarm, count, ...who });
  }
}
