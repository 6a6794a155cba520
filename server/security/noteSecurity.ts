import { createHash } from 'node:crypto';
import { FieldValue } from '@google-cloud/firestore';
import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import { kindOfEvent, type SecurityEvent } from '@anunturi/shared-domain/people/securityEvents';
import {
  type SecurityEntry,
  securityEntrySchema,
} from '@anunturi/shared-domain/people/securityEntry';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Caller } from '../app/callers/Caller';
import { newId } from '../app/command/newId';
import { parseFields } from '../app/command/parseFields';
import type { Store } from '../app/data/Store';
import { countForAlarm } from './countForAlarm';

type Means = { store: Store; now: Date };
/** Who and from where; `times`: so many at once. */
type About = Partial<
  Pick<SecurityEntry, 'personId' | 'aboutId' | 'source' | 'command'> & { times: number }
>;

const KEPT_MS = keptMs('security');
const HOUR_MS = 60 * 60 * 1000;
/** What one account can repeat at will is one entry an hour, with how often. */
const REPEATED: readonly string[] = ['failure', 'refusal', 'read'];

/** The account and the network of a caller, as the security log names them. */
export const byCaller = ({ uid, addressKey }: Pick<Caller, 'uid' | 'addressKey'>) => ({
  ...(uid !== null && { personId: uid }),
  source: addressKey,
});

/**
 * Writes an entry of the security log with the transaction that it tells of, and tells administrators where there are many. The one
 * place where the log is written.
 */
export async function noteSecurity(
  event: SecurityEvent,
  { times = 1, ...about }: About,
  { store, now }: Means,
): Promise<void> {
  const kind = kindOfEvent(event);
  const forgetAt = new Date(now.getTime() + KEPT_MS);
  const entry = parseFields(securityEntrySchema, {
    kind,
    event,
    ...about,
    count: times,
    at: now,
    forgetAt,
  });
  if (REPEATED.includes(kind))
    store.set(
      documentPaths.securityEntry(idOfHour(event, about, now)),
      { ...entry, count: FieldValue.increment(times) },
      { merge: true },
    );
  else store.create(documentPaths.securityEntry(newId()), entry);
  await countForAlarm({ event, kind, times, ...about }, { store, now });
}

function idOfHour(event: string, { personId, aboutId, source, command }: About, now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const key = JSON.stringify([hour, event, personId, aboutId, source, command]);
  return createHash('sha256').update(key).digest('base64url').slice(0, 20);
}
