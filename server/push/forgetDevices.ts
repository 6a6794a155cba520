import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';
import { findSubscriptions } from './findSubscriptions';

/** Ends notifications on devices of a person whose session is over. */
export async function forgetDevices(
  uid: string,
  isOver: (began: number) => boolean,
  store: Store,
): Promise<void> {
  for (const { id, began } of await findSubscriptions(uid, store))
    if (isOver(began)) store.delete(documentPaths.pushSubscription(id));
}
