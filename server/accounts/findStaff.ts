import {
  type Permission,
  type Role,
  rolesThatMay,
  toRole,
} from '@anunturi/shared-domain/people/roles';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';

const MOST = 50;

/** Those whose role allows something and who are not blocked. */
export async function findStaff(
  permission: Permission,
  store: Store,
): Promise<{ uid: string; role: Role }[]> {
  const found = await store.find(documentPaths.users, (all) =>
    all.where('role', 'in', rolesThatMay(permission)).limit(MOST),
  );
  return found.flatMap(({ id, data }) =>
    data.blocked === true ? [] : [{ uid: id, role: toRole(data.role) }],
  );
}
