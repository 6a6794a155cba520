import type { Schedule } from '../app/createJobRunner';
import type { Job } from '../app/defineJob';
import { discardStaged } from './discardStaged';
import { discardUpload } from './discardUpload';
import { drawOlderPhotos } from './drawOlderPhotos';
import { endSessions } from './endSessions';
import { expireListings } from './expireListings';
import { finishClosings } from './finishClosings';
import { forgetExpired } from './forgetExpired';
import { hideListings, restoreListings } from './hideListings';
import { moveListings } from './moveListings';
import { nameOnListings } from './nameOnListings';
import { removeAccount } from './removeAccount';
import { removeArchiveOrphans } from './removeArchiveOrphans';
import { removeDeletedArchived } from './removeDeletedArchived';
import { removeDueListing } from './removeDueListing';
import { removeListingParts } from './removeListingParts';
import { removeOrphans } from './removeOrphans';
import { removePostPictures } from './removePostPictures';
import { setRoleClaim } from './setRoleClaim';
import { setUnreadableAside } from './setUnreadableAside';
import { sweepUploads } from './sweepUploads';
import { tidyPhotos } from './tidyPhotos';

/** Every job by which the queue finds it. */
export const jobs: readonly Job[] = [
  discardStaged as Job,
  discardUpload as Job,
  drawOlderPhotos as Job,
  endSessions as Job,
  expireListings as Job,
  finishClosings as Job,
  forgetExpired as Job,
  hideListings as Job,
  moveListings as Job,
  nameOnListings as Job,
  removeAccount as Job,
  removeArchiveOrphans as Job,
  removeDeletedArchived as Job,
  removeDueListing as Job,
  removeListingParts as Job,
  removeOrphans as Job,
  removePostPictures as Job,
  restoreListings as Job,
  setRoleClaim as Job,
  setUnreadableAside as Job,
  sweepUploads as Job,
  tidyPhotos as Job,
];

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** What happens by the clock. */
export const schedules: readonly Schedule[] = [
  { name: 'expireListings', everyMs: 5 * MINUTE_MS, job: expireListings as Job },
  { name: 'finishClosings', everyMs: 24 * HOUR_MS, job: finishClosings as Job },
  { name: 'forgetExpired', everyMs: HOUR_MS, job: forgetExpired as Job },
  { name: 'setUnreadableAside', everyMs: HOUR_MS, job: setUnreadableAside as Job },
  { name: 'sweepUploads', everyMs: HOUR_MS, job: sweepUploads as Job },
  { name: 'removeArchiveOrphans', everyMs: 24 * HOUR_MS, job: removeArchiveOrphans as Job },
  { name: 'removeOrphans', everyMs: 24 * HOUR_MS, job: removeOrphans as Job },
];
