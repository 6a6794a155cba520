import { getSession } from '@anunturi/shared-auth/session';
import { deviceText } from '@anunturi/shared-runtime/storage/deviceText';
import { MESSAGE_DRAFT_PREFIX } from '@anunturi/shared-contract/page/sessionStorageKeys';

const draft = (listingId: string) => deviceText(MESSAGE_DRAFT_PREFIX + listingId, 'sessionStorage');

/** Whose they are; of nobody while one is signed out. */
const writer = (listingId: string) =>
  deviceText(`${MESSAGE_DRAFT_PREFIX}${listingId}.by`, 'sessionStorage');

const ownUid = () => getSession().user?.uid ?? null;

/**
 * The unsent words to a seller, kept in this tab while one signs in; empty when there are none or storage is closed. What a
 * signed-in person wrote is given to nobody else.
 */
export function readMessageDraft(listingId: string): string {
  const uid = writer(listingId).get();
  return uid === null || uid === ownUid() ? (draft(listingId).get() ?? '') : '';
}

/** Keeps them; forgets them when there are none. */
export function keepMessageDraft(listingId: string, text: string): void {
  draft(listingId).set(text || null);
  writer(listingId).set(text ? ownUid() : null);
}

export const forgetMessageDraft = (listingId: string): void => keepMessageDraft(listingId, '');

const sendWish = (listingId: string) =>
  deviceText(`${MESSAGE_DRAFT_PREFIX}${listingId}.send`, 'sessionStorage');

/** Notes that the kept words go to the seller as soon as one has signed in. */
export const wishToSend = (listingId: string): void => void sendWish(listingId).set('yes');

/** Whether they were to go; true once. */
export function takeWishToSend(listingId: string): boolean {
  const wish = sendWish(listingId);
  const isWished = wish.get() === 'yes';
  if (isWished) wish.set(null);
  return isWished;
}
