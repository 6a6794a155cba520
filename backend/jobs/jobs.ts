import type { Schedule } from '../app/createJobRunner';
import type { Job } from '../app/defineJob';
import { discardStaged } from './discardStaged';
import { discardUpload } from './discardUpload';
import { endSessions } from './endSessions';
import { hideListings, restoreListings } from './hideListings';
import { forgetExpired } from './forgetExpired';
import { moveListings } from './moveListings';
import { nameOnListings } from './nameOnListings';
import { removeDeletedArchived } from './removeDeletedArchived';
import { removeOrphans } from './removeOrphans';
import { sweepUploads } from './sweepUploads';
import { tidyPhotos } from './tidyPhotos';

/** Every job by which the queue finds it. */
export const jobs: readonly Job[] = [
  discardStaged as Job,
  discardUpload as Job,
  endSessions as Job,
  hideListings as Job,
  restoreListings as Job,
  forgetExpired as Job,
  moveListings as Job,
  nameOnListings as Job,
  removeDeletedArchived as Job,
  removeOrphans as Job,
  sweepUploads as Job,
  tidyPhotos as Job,
];

const HOUR_MS = 60 * 60 * 1000;

/** What happens by the clock. */
export const schedules: readonly Schedule[] = [
  { name: 'forgetExpired', everyMs: HOUR_MS, job: forgetExpired as Job },
  { name: 'sweepUploads', everyMs: HOUR_MS, job: sweepUploads as Job },
  { name: 'removeOrphans', everyMs: 24 * HOUR_MS, job: removeOrphans as Job },
];
