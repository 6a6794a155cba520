import { defineJob } from '../app/defineJob';
import { LISTING_CHANGES } from '../search/listingChange';

/**
 * What trusted code keeps for a time: answers for repeated calls, counters, salts, who looked at what, what searches follow,
 * e-mails, refused addresses, notices, sessions, what browsers told, what alerts told whom, searches that nobody confirmed, that devices were told.
 */
const collections = [
  'commandResults',
  'limitCounters',
  'limitSalts',
  'viewsSeen',
  LISTING_CHANGES,
  'mail',
  'mailSuppressions',
  'telemetrySums',
  'sessions',
  'presence',
  'toldListings',
  'pendingSearches',
  'sentPushes',
];
/** The same, below every person. */
const groups = ['notices'];
/** A transaction takes 500 writes. */
const MOST = Math.floor(450 / (collections.length + groups.length));

/** Removes documents whose `forgetAt` has passed, some at a time. */
export const forgetExpired = defineJob({
  name: 'forgetExpired',
  async run({ store }) {
    let isFull = false;
    const places = [
      ...collections.map((name) => store.due(name, 'forgetAt', MOST)),
      ...groups.map((name) => store.dueOfAll(name, 'forgetAt', MOST)),
    ];
    for (const paths of await Promise.all(places)) {
      for (const path of paths) store.delete(path);
      isFull ||= paths.length === MOST;
    }
    if (isFull) store.enqueue(forgetExpired, {});
  },
});
