import type { Schedule } from '../app/createJobRunner';
import type { Job } from '../app/defineJob';
import { discardStaged } from './discardStaged';
import { deleteArchivedListing } from './deleteArchivedListing';
import { discardUpload } from './discardUpload';
import { endSessions } from './endSessions';
import { hideListings, restoreListings } from './hideListings';
import { expireListings } from './expireListings';
import { forgetExpired } from './forgetExpired';
import { moveListings } from './moveListings';
import { nameOnListings } from './nameOnListings';
import { removeDeletedArchived } from './removeDeletedArchived';
import { removeOrphans } from './removeOrphans';
import { removeListingParts } from './removeListingParts';
import { sweepUploads } from './sweepUploads';
import { tidyPhotos } from './tidyPhotos';

/** Every job by which the queue finds it. */
export const jobs: readonly Job[] = [
  discardStaged as Job,
  deleteArchivedListing as Job,
  discardUpload as Job,
  endSessions as Job,
  hideListings as Job,
  restoreListings as Job,
  expireListings as Job,
  forgetExpired as Job,
  moveListings as Job,
  nameOnListings as Job,
  removeDeletedArchived as Job,
  removeOrphans as Job,
  removeListingParts as Job,
  sweepUploads as Job,
  tidyPhotos as Job,
];

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** What happens by the clock. */
export const schedules: readonly Schedule[] = [
  { name: 'expireListings', everyMs: 5 * MINUTE_MS, job: expireListings as Job },
  { name: 'forgetExpired', everyMs: HOUR_MS, job: forgetExpired as Job },
  { name: 'sweepUploads', everyMs: HOUR_MS, job: sweepUploads as Job },
  { name: 'removeOrphans', everyMs: 24 * HOUR_MS, job: removeOrphans as Job },
];
