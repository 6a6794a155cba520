import { FieldValue } from '@google-cloud/firestore';
import { siteConfig } from '../app/siteConfig';
import { defineMigration } from './defineMigration';

/** Tokens of the places that a service comes to began so. */
const COVERAGE = '@';

/** The planner of queries kept buckets of numbers and tokens of places in listings; the search engine reads neither, and its key is the county. */
export const tidyListings = defineMigration({
  number: 12,
  name: 'listings name their county and keep nothing for the former planner of queries',
  collection: 'listings',
  change({ path, data }, store) {
    if (path.split('/').length > 2 || data.status === undefined) return;
    const tokens: unknown[] = data.searchTokens ?? [];
    const kept = tokens.filter((each) => !String(each).startsWith(COVERAGE));
    const hasBuckets = Object.keys(data.bands ?? {}).length > 0;
    if (data.county !== undefined && !hasBuckets && kept.length === tokens.length) return;
    store.update(path, {
      ...(data.county === undefined && { county: siteConfig().county.code }),
      ...(hasBuckets && { bands: {} }),
      ...(kept.length < tokens.length && {
        searchTokens: FieldValue.arrayRemove(...tokens.filter((each) => !kept.includes(each))),
      }),
    });
  },
});
