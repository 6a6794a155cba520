import { MESSAGE_DRAFT_PREFIX } from '@anunturi/shared-contract/storage/sessionStorageKeys';

const key = (listingId: string) => MESSAGE_DRAFT_PREFIX + listingId;

/** The unsent words to a seller, kept in this tab while one signs in; empty when there are none or storage is closed. */
export function readMessageDraft(listingId: string): string {
  try {
    return sessionStorage.getItem(key(listingId)) ?? '';
  } catch {
    return ''; // closed storage: the field starts empty
  }
}

/** Keeps them; forgets them when there are none. */
export function keepMessageDraft(listingId: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key(listingId), text);
    else sessionStorage.removeItem(key(listingId));
  } catch {
    // closed storage: the words live as long as the field
  }
}

export const forgetMessageDraft = (listingId: string): void => keepMessageDraft(listingId, '');
