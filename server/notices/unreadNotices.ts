import { NOTICES_MAX } from '@anunturi/shared-domain/people/noticeKinds';
import {
  noticeSchema,
  type ShownNotice,
  toShownNotice,
} from '@anunturi/shared-domain/people/notice';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseFitting } from '../app/data/parseFitting';
import type { Store } from '../app/data/Store';

/** What a person has not read in the bell, the newest first. */
export async function unreadNotices(uid: string, store: Store): Promise<ShownNotice[]> {
  const found = await store.find(documentPaths.notices(uid), (all) =>
    all.where('read', '==', false).limit(NOTICES_MAX),
  );
  return parseFitting(noticeSchema, found)
    .map(toShownNotice)
    .toSorted((a, b) => b.atMs - a.atMs);
}
