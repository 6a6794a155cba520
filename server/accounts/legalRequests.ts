import { createHash } from 'node:crypto';
import {
  type LegalRequestFields,
  legalRequestSchema,
} from '@anunturi/shared-domain/people/legalRequest';
import { toLegalRequestKind } from '@anunturi/shared-domain/people/legalRequestKinds';
import type { ContactMessageFields } from '@anunturi/shared-domain/moderation/contactMessage';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { parseFields } from '../app/command/parseFields';
import type { Store } from '../app/data/Store';

type When = { store: Store; now: Date };

/** Brings the register in line with a contact message: answered or waiting, and nothing of what is no request or unwanted. */
export function noteRequestOf(
  messageId: string,
  { subject, status, createdAt }: ContactMessageFields,
  { store, now }: When,
): void {
  const kind = toLegalRequestKind(subject);
  if (!kind) return;
  const path = documentPaths.legalRequest(messageId);
  if (status === 'spam') return store.delete(path);
  store.set(
    path,
    parseFields(legalRequestSchema, {
      kind,
      source: 'contact',
      receivedAt: createdAt,
      messageId,
      ...(status === 'answered' && { answeredAt: now }),
    }),
  );
}

/** A person has their data sent to them: answered as it is asked, one entry a day. */
export function noteOwnExport(uid: string, { store, now }: When): void {
  note('access', `${uid} ${toDayKey(now)}`, { receivedAt: now, answeredAt: now }, store);
}

/** A person closes the account: answered when the last of it is deleted. */
export function noteClosing(uid: string, { store, now }: When): void {
  note('deletion', uid, { receivedAt: now }, store);
}

/** The last of a closed account is gone. */
export async function noteClosed(uid: string, { store, now }: When): Promise<void> {
  const path = pathOf('deletion', uid);
  if (await store.read(path)) store.update(path, { answeredAt: now });
}

function note(
  kind: 'access' | 'deletion',
  of: string,
  when: Pick<LegalRequestFields, 'receivedAt' | 'answeredAt'>,
  store: Store,
): void {
  store.set(
    pathOf(kind, of),
    parseFields(legalRequestSchema, { kind, source: 'account', ...when }),
  );
}

/** By digest: nobody can read whose it is. */
const pathOf = (kind: string, of: string): string =>
  documentPaths.legalRequest(createHash('sha256').update(`${kind} ${of}`).digest('hex'));
