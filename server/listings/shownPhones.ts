import { createHmac } from 'node:crypto';
import { shownPhoneSchema } from '@anunturi/shared-domain/listing/shownPhone';
import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseFields } from '../app/command/parseFields';
import type { Store } from '../app/data/Store';
import { secretKey } from '../app/data/secretKey';

/** Whose phone was shown to whom. */
type Shown = { listingId: string; phone: string; uid: string };

/** Keeps that somebody with an account was shown the phone of a listing, so that they are told when it becomes another one. */
export async function keepShownPhone(
  { listingId, phone, uid }: Shown,
  { store, now }: { store: Store; now: Date },
): Promise<void> {
  const digest = await digestOfPhone(listingId, phone, store);
  const forgetAt = new Date(now.getTime() + keptMs('shownPhone'));
  const fields = { listingId, digest, at: now, forgetAt };
  store.set(documentPaths.shownPhone(uid, listingId), parseFields(shownPhoneSchema, fields));
}

/** Keyed, since the few possible phones could all be tried against a bare digest. */
export async function digestOfPhone(
  listingId: string,
  phone: string,
  store: Store,
): Promise<string> {
  const keyed = createHmac('sha256', `phone ${await secretKey(store)}`);
  return keyed.update(`${listingId} ${phone}`).digest('base64url').slice(0, 22);
}
