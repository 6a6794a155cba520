import type { DocumentData } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';

/** Whether a listing was rejected or reported: it is kept for a while, whatever its owner wants. The stored shape may be any. */
export async function isEvidence(id: string, listing: DocumentData, store: Store) {
  if (listing.held === true) return true;
  const reports = await store.paths(documentPaths.reports, (all) =>
    all.where('targetId', '==', id).limit(1),
  );
  return reports.length > 0;
}
