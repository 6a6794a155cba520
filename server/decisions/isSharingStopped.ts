import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';

/** Of a file: it may be stopped, given back and stopped again. */
const MOST = 20;

/** Whether a decision keeps a file from being given by links. */
export async function isSharingStopped(entryId: string, store: Store): Promise<boolean> {
  const found = await store.find(documentPaths.decisions, (all) =>
    all.where('targetId', '==', entryId).limit(MOST),
  );
  return found.some(({ data }) => data.kind === 'fileLink' && data.endedAt === undefined);
}
