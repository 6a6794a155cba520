import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';
import { digestOfWords } from './digestOfWords';

const MINUTE_MS = 60_000;
/** A person compares offers: so many sellers are asked the same before the next one waits. */
export const SAME_TEXT_FREE = 6;
const SAME_TEXT_WAIT_MS = 10 * MINUTE_MS;
/** Nobody reads a listing and writes to its seller in seconds, time after time. */
export const NEW_CONVERSATIONS_FREE = 8;
const NEW_CONVERSATIONS_WINDOW_MS = 2 * MINUTE_MS;

type Means = { store: Store; now: Date };

/**
 * Slows an account that opens conversations as programs do: one text to many sellers, or many in seconds. Counted by account, for the
 * day. @throws Refusal tooFast
 */
export async function slowSender(uid: string, text: string, { store, now }: Means): Promise<void> {
  const day = toDayKey(now);
  const { digest } = digestOfWords(text, `${uid} `);
  const samePath = `limitCounters/${day}_sameText_account_${digest}`;
  const pacePath = `limitCounters/${day}_newConversations_account_${uid}`;
  await store.readAhead([samePath, pacePath]);
  const same = await store.read(samePath);
  const sent = (same?.count as number | undefined) ?? 0;
  const waitMs = same ? same.lastAt.getTime() + SAME_TEXT_WAIT_MS - now.getTime() : 0;
  if (sent >= SAME_TEXT_FREE && waitMs > 0) {
    const minutes = plural(Math.ceil(waitMs / MINUTE_MS), 'minut', 'minute');
    refuse(
      'tooFast',
      `Ați trimis același mesaj mai multor vânzători. Îl puteți trimite din nou peste ${minutes}.`,
    );
  }
  const since = now.getTime() - NEW_CONVERSATIONS_WINDOW_MS;
  const times = ((await store.read(pacePath))?.times as number[] | undefined) ?? [];
  const recent = times.filter((time) => time > since);
  if (recent.length >= NEW_CONVERSATIONS_FREE)
    refuse('tooFast', 'Ați scris foarte repede multor vânzători. Continuați peste două minute.');
  const forgetAt = new Date(now.getTime() + keptMs('digest'));
  store.set(samePath, { count: sent + 1, lastAt: now, forgetAt });
  store.set(pacePath, { times: [...recent, now.getTime()], forgetAt });
}
