import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/Store';

const MOST = 50;

/** Ids of the administrators who may act. */
export async function findAdministrators(store: Store): Promise<string[]> {
  const found = await store.find(documentPaths.users, (all) =>
    all.where('role', '==', 'admin').limit(MOST),
  );
  return found.flatMap(({ id, data }) => (data.blocked === true ? [] : [id]));
}
