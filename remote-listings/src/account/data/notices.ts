import { openFirestore } from '@anunturi/shared-auth/firebase';
import { readPage } from '@anunturi/shared-auth/firestore/readPage';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';
import {
  noticeSchema,
  type ShownNotice,
  toShownNotice,
} from '@anunturi/shared-domain/people/notice';
import { NOTICES_MAX } from '@anunturi/shared-domain/people/noticeKinds';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';

/** What the bell tells a person, the newest first. @throws MarketError offline, unavailable */
export async function readNotices(uid: string): Promise<ShownNotice[]> {
  const { rows } = await readPage({
    path: documentPaths.notices(uid),
    schema: noticeSchema,
    order: [['createdAt', 'desc']],
    size: NOTICES_MAX,
  });
  return rows.map(toShownNotice);
}

/** Says that notices were read. @throws MarketError offline, unavailable */
export function markNoticesRead(uid: string, ids: readonly string[]): Promise<void> {
  return withMarketErrors(async () => {
    const { db, doc, writeBatch } = await openFirestore();
    const batch = writeBatch(db);
    for (const id of ids) batch.update(doc(db, documentPaths.notice(uid, id)), { read: true });
    await batch.commit();
  });
}
