import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { setRoleClaim } from '../jobs/setRoleClaim';
import { defineMigration } from './defineMigration';

/** Roles stood in documents alone; a job puts each administrator's into their tokens too. Asked again, it begins anew. */
export const claimRoles = defineMigration({
  number: 9,
  name: 'tokens of administrators say so',
  collection: 'users',
  change({ path, data }, store) {
    const [, uid] = path.split('/') as [string, string];
    if (data.role === 'admin')
      store.enqueue(setRoleClaim, { uid }, { path: documentPaths.job(`setRoleClaim-${uid}`) });
  },
});
