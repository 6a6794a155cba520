import { siteConfig } from '../app/siteConfig';
import { defineMigration } from './defineMigration';

/** A saved search is answered by the index of its county. */
export const placeSearches = defineMigration({
  number: 13,
  name: 'saved searches name their county',
  collection: 'savedSearches',
  change({ path, data }, store) {
    if (data.county === undefined) store.update(path, { county: siteConfig().county.code });
  },
});
