import type { ShownDecision } from '@anunturi/shared-domain/moderation/shownDecision';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';
import { toShownDecisions } from './toShownDecision';

const MOST = 50;

/** The last decisions about a person, newest first. */
export async function decisionsOf(uid: string, store: Store, now: Date): Promise<ShownDecision[]> {
  const found = await store.find(documentPaths.decisions, (all) =>
    all.where('personId', '==', uid).orderBy('at', 'desc').limit(MOST),
  );
  return toShownDecisions(found, now);
}
