import { createHash } from 'node:crypto';
import type { Caller } from './Caller';
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

/** Left when its person is blocked, with whose it was; no rule lets a browser in. */
export const BLOCKED_ADDRESSES = 'blockedAddresses';
export const blockedAddressPath = (email: string): string =>
  `${BLOCKED_ADDRESSES}/${addressDigest(email)}`;

/** Whether the caller's mailbox is that of a blocked person, whichever account it belongs to now. */
export async function hasBlockedAddress({ uid, email }: Caller, store: Store): Promise<boolean> {
  const block = email === undefined ? null : await store.read(blockedAddressPath(email));
  return block !== null && block.uid !== uid;
}

export const BLOCKED_ADDRESS_WORDS =
  'Un cont cu această adresă a fost blocat. Dacă socotiți că este o greșeală, scrieți-ne din pagina de contact.';
