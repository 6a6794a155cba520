import { FieldValue } from '@google-cloud/firestore';
import { defineMigration } from './defineMigration';

/** Rules searched texts with a pattern made of the banned words; commands compare the words themselves. */
export const dropBannedPattern = defineMigration({
  number: 2,
  name: 'settings lose the pattern of banned words',
  collection: 'settings',
  change({ path, data }, store) {
    if (data.bannedPattern !== undefined)
      store.update(path, { bannedPattern: FieldValue.delete() });
  },
});
