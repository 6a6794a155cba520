import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../../app/data/Store';
import { findFileLinks } from './findFileLinks';

/** Takes every link of a file away. */
export async function endFileLinks(uid: string, entryId: string, store: Store): Promise<void> {
  for (const { id, link } of await findFileLinks(uid, store))
    if (link.entryId === entryId) store.delete(documentPaths.fileLink(id));
}
