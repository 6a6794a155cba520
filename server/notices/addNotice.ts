import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import { createHash } from 'node:crypto';
import { noticeSchema, type Notice } from '@anunturi/shared-domain/people/notice';
import { NOTICES_MAX } from '@anunturi/shared-domain/people/noticeKinds';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { parseFields } from '../app/command/parseFields';
import type { Store } from '../app/data/Store';

/** Notices are kept for so long, as the privacy page says. */
const KEPT_MS = keptMs('notice');
/** As many as one transaction adds for a person, or more. */
const SURPLUS = 20;

/** What a notice says; the same kind and subject are told to a person once in a `period`, a day unless said. */
type NewNotice = Pick<Notice, 'kind' | 'text' | 'path'> & { subject: string; period?: string };

/**
 * Puts a notice into a person's bell, with the transaction that it tells of; the oldest beyond fifty go. One without an account
 * any more, or whose account is closing, is told nothing.
 */
export async function addNotice(
  uid: string,
  { kind, text, path, subject, period }: NewNotice,
  { store, now }: { store: Store; now: Date },
): Promise<void> {
  const person = await store.read(documentPaths.user(uid));
  if (!person || person.closingAt !== undefined) return;
  const key = JSON.stringify([kind, subject, period ?? toDayKey(now)]);
  const id = createHash('sha256').update(key).digest('base64url').slice(0, 20);
  const notice = documentPaths.notice(uid, id);
  if (await store.read(notice)) return;
  const older = await store.paths(documentPaths.notices(uid), (all) =>
    all
      .orderBy('createdAt', 'desc')
      .offset(NOTICES_MAX - 1)
      .limit(SURPLUS),
  );
  for (const each of older) store.delete(each);
  const forgetAt = new Date(now.getTime() + KEPT_MS);
  const fields = { kind, text, path, createdAt: now, read: false, forgetAt };
  store.create(notice, parseFields(noticeSchema, fields));
}
