import { defineJob } from '../app/defineJob';
import { LISTING_CHANGES } from '../search/listingChange';

/**
 * What trusted code keeps for a time: answers for repeated calls, counters, salts, who looked at what, what searches follow,
 * e-mails, refused addresses.
 */
const collections = [
  'commandResults',
  'limitCounters',
  'limitSalts',
  'viewsSeen',
  LISTING_CHANGES,
  'mail',
  'mailSuppressions',
];
/** A transaction takes 500 writes. */
const MOST = Math.floor(450 / collections.length);

/** Removes documents whose `forgetAt` has passed, some at a time. */
export const forgetExpired = defineJob({
  name: 'forgetExpired',
  async run({ store }) {
    let isFull = false;
    for (const collection of collections) {
      const paths = await store.due(collection, 'forgetAt', MOST);
      for (const path of paths) store.delete(path);
      isFull ||= paths.length === MOST;
    }
    if (isFull) store.enqueue(forgetExpired, {});
  },
});
