import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { SUBSCRIBER_SEARCHES_MAX } from '@anunturi/shared-domain/site/limits';
import type { Store } from '../app/data/Store';

const TOLD = 400;

/** Forgets an address that saved searches without account, with all that was kept of it; answers what happened, in Romanian. */
export async function forgetSubscriber(id: string, store: Store): Promise<string> {
  const path = documentPaths.subscriber(id);
  const searches = await store.paths(`${path}/savedSearches`, (all) =>
    all.limit(SUBSCRIBER_SEARCHES_MAX),
  );
  const told = await store.paths(documentPaths.toldListings, (all) =>
    all.where('recipient', '==', path).limit(TOLD),
  );
  for (const each of [path, ...searches, ...told]) store.delete(each);
  return 'Adresa și căutările ei au fost șterse. Nu vă mai scriem.';
}
