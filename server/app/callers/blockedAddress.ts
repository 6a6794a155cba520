import { createHash } from 'node:crypto';
import type { DocumentData } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Caller } from './Caller';
import { refuse } from '../command/refuse';
import type { Store } from '../data/Store';

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
const pathOf = (mailbox: string): string => `${BLOCKED_ADDRESSES}/${mailbox}`;
export const blockedAddressPath = (email: string): string => pathOf(addressDigest(email));

const MAILBOXES_MAX = 20;

/** Keeps with the account that its mailbox was confirmed: a block bars it also when the sign-in is gone or moved by then. */
export async function rememberMailbox({ uid, email }: Caller, store: Store): Promise<void> {
  if (uid === null || email === undefined) return;
  const path = documentPaths.user(uid);
  const known: string[] = (await store.read(path))?.mailboxes ?? [];
  const mailbox = addressDigest(email);
  if (known.includes(mailbox)) return;
  store.update(path, { mailboxes: [...known, mailbox].slice(-MAILBOXES_MAX) });
}

/** Whether an address leads to a mailbox of a person's account: the present one, or one that they confirmed before. */
export async function hasMailbox(uid: string, address: string, store: Store): Promise<boolean> {
  const { email, mailboxes = [] } = (await store.read(documentPaths.user(uid))) ?? {};
  const wanted = addressDigest(address);
  return (
    mailboxes.includes(wanted) || (typeof email === 'string' && addressDigest(email) === wanted)
  );
}

/** Bars every mailbox that a person has confirmed, that of the sign-in too. One that nobody confirmed may be somebody else's. */
export async function barAddresses(
  { uid, mailboxes = [] }: { uid: string; mailboxes?: readonly string[] | undefined },
  account: { email?: unknown; emailVerified?: unknown } | null,
  { store, now }: { store: Store; now: Date },
): Promise<void> {
  const { email, emailVerified } = account ?? {};
  const present = emailVerified === true && typeof email === 'string' ? [addressDigest(email)] : [];
  for (const address of new Set([...mailboxes, ...present].map(pathOf))) {
    const known = await store.read(address);
    const others = known ? uidsOf(known).filter((each) => each !== uid) : [];
    const takenBack = known?.takenBack?.filter((each: string) => each !== uid) ?? [];
    store.set(address, { uids: [...others, uid], takenBack, at: now });
  }
}

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
