import { createHash } from 'node:crypto';
import type { DocumentData } from '@google-cloud/firestore';
import type { Caller } from './Caller';
import { refuse } from './refuse';
import type { Store } from './Store';

/**
 * An e-mail address as a digest, the same for every spelling that reaches one mailbox: what follows a plus, and the dots of
 * Gmail, are left out.
 */
function addressDigest(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const isGmail = ['gmail.com', 'googlemail.com'].includes(domain);
  const plain = local.replace(/\+.*$/, '');
  const mailbox = isGmail ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
  return createHash('sha256').update(mailbox).digest('hex');
}

/**
 * Left when the person of a confirmed address is blocked. `uids` are the blocked accounts that it is kept for (older ones say one
 * `uid`), `takenBack` accounts of the mailbox unblocked meanwhile; no rule lets a browser in.
 */
export const BLOCKED_ADDRESSES = 'blockedAddresses';
export const blockedAddressPath = (email: string): string =>
  `${BLOCKED_ADDRESSES}/${addressDigest(email)}`;

/** The blocked accounts that an entry is kept for. */
export const uidsOf = ({ uids, uid }: DocumentData): string[] => uids ?? [uid];

/** Whether the caller's mailbox is that of a blocked person and no administrator took the caller back. */
export async function hasBlockedAddress({ uid, email }: Caller, store: Store): Promise<boolean> {
  const block = email === undefined ? null : await store.read(blockedAddressPath(email));
  return block !== null && ![...uidsOf(block), ...(block.takenBack ?? [])].includes(uid);
}

/** @throws Refusal notAllowed when the caller's mailbox is that of a blocked person */
export async function refuseBlockedAddress(caller: Caller, store: Store): Promise<void> {
  if (await hasBlockedAddress(caller, store)) refuse('notAllowed', BLOCKED_ADDRESS_WORDS);
}

export const BLOCKED_ADDRESS_WORDS =
  'Un cont cu această adresă a fost blocat. Dacă socotiți că este o greșeală, scrieți-ne din pagina de contact.';
