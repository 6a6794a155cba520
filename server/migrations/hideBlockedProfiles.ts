import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineMigration } from './defineMigration';

/** A block left the profile readable: who is gone for everybody is shown to nobody as a confirmed company. */
export const hideBlockedProfiles = defineMigration({
  number: 8,
  name: 'blocked people have no public profile',
  collection: 'users',
  async change({ path, data }, store) {
    const [, uid] = path.split('/') as [string, string];
    const profile = documentPaths.profile(uid);
    if (data.blocked === true && (await store.read(profile))) store.delete(profile);
  },
});
