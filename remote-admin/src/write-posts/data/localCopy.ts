import { POST_COPY_PREFIX } from '@anunturi/shared-contract/storage/localStorageKeys';
import type { PostForm } from '../domain/postForm';

/** What was typed and not saved, kept on this device. `version` is what it was typed over (0: a new post). */
export type LocalCopy = { form: PostForm; version: number; atMs: number };

const keyOf = (uid: string, slug: string | null) => `${POST_COPY_PREFIX}${uid}:${slug ?? ''}`;

/** Keeps what is typed; a full or forbidden storage only costs the copy. */
export function keepLocalCopy(uid: string, slug: string | null, copy: LocalCopy): void {
  try {
    localStorage.setItem(keyOf(uid, slug), JSON.stringify(copy));
  } catch (error) {
    console.warn('The post could not be kept on this device', error);
  }
}

/** The copy kept for a post (null: for the new one), or null. */
export function readLocalCopy(uid: string, slug: string | null): LocalCopy | null {
  const text = localStorage.getItem(keyOf(uid, slug));
  if (text === null) return null;
  try {
    const copy = JSON.parse(text) as LocalCopy;
    return typeof copy.form?.bodyHtml === 'string' && typeof copy.version === 'number'
      ? copy
      : null;
  } catch {
    return null; // written by an older version of the page: as if there were none
  }
}

/** Forgets the copy, after a save or when it is not wanted. */
export function dropLocalCopy(uid: string, slug: string | null): void {
  localStorage.removeItem(keyOf(uid, slug));
}
