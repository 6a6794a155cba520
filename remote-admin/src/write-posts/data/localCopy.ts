import { deviceStore } from '@anunturi/shared-runtime/storage/deviceStore';
import { isShaped } from '@anunturi/shared-runtime/storage/storedShape';
import { POST_COPY_PREFIX } from '@anunturi/shared-contract/page/localStorageKeys';
import type { PostForm } from '../domain/postForm';

/** What was typed and not saved, kept on this device. `version` is what it was typed over (0: a new post). */
export type LocalCopy = { form: PostForm; version: number; atMs: number };

const localCopy = (uid: string, slug: string | null) =>
  deviceStore(`${POST_COPY_PREFIX}${uid}:${slug ?? ''}`, (found) =>
    isShaped<LocalCopy>(found, { form: 'object', version: 'number' }) &&
    typeof found.form.bodyHtml === 'string'
      ? found
      : null,
  );

/** Keeps what is typed; a full or forbidden storage only costs the copy. */
export function keepLocalCopy(uid: string, slug: string | null, copy: LocalCopy): void {
  if (!localCopy(uid, slug).set(copy)) console.warn('The post could not be kept on this device');
}

/** The copy kept for a post (null: for the new one), or null. */
export const readLocalCopy = (uid: string, slug: string | null): LocalCopy | null =>
  localCopy(uid, slug).get();

/** Forgets the copy, after a save or when it is not wanted. */
export const dropLocalCopy = (uid: string, slug: string | null): void =>
  void localCopy(uid, slug).set(null);
