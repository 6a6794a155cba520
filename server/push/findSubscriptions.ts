import {
  type PushSubscriptionFields,
  pushSubscriptionSchema,
} from '@anunturi/shared-domain/people/pushSubscription';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseFitting } from '../app/data/parseFitting';
import type { Store } from '../app/data/Store';

/** More than a person may have. */
const MOST = 50;

/** Devices of a person that take notifications, the oldest first. */
export async function findSubscriptions(
  uid: string,
  store: Store,
): Promise<(PushSubscriptionFields & { id: string })[]> {
  const found = await store.find(documentPaths.pushSubscriptions, (all) =>
    all.where('uid', '==', uid).limit(MOST),
  );
  return parseFitting(pushSubscriptionSchema, found).toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
}
