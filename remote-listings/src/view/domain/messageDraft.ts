import { deviceText } from '@anunturi/shared-contract/storage/deviceText';
import { MESSAGE_DRAFT_PREFIX } from '@anunturi/shared-contract/storage/sessionStorageKeys';

const draft = (listingId: string) => deviceText(MESSAGE_DRAFT_PREFIX + listingId, 'sessionStorage');

/** The unsent words to a seller, kept in this tab while one signs in; empty when there are none or storage is closed. */
export const readMessageDraft = (listingId: string): string => draft(listingId).get() ?? '';

/** Keeps them; forgets them when there are none. */
export const keepMessageDraft = (listingId: string, text: string): void =>
  void draft(listingId).set(text || null);

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
