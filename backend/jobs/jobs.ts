import type { Schedule } from '../app/createJobRunner';
import type { Job } from '../app/defineJob';
import { discardUpload } from './discardUpload';
import { forgetExpired } from './forgetExpired';
import { removeDeletedArchived } from './removeDeletedArchived';
import { nameOnListings } from './nameOnListings';
import { sweepUploads } from './sweepUploads';

/** Every job by which the queue finds it. */
export const jobs: readonly Job[] = [
  discardUpload as Job,
  forgetExpired as Job,
  removeDeletedArchived as Job,
  nameOnListings as Job,
  sweepUploads as Job,
];

const HOUR_MS = 60 * 60 * 1000;

/** What happens by the clock. */
export const schedules: readonly Schedule[] = [
  { name: 'forgetExpired', everyMs: HOUR_MS, job: forgetExpired as Job },
  { name: 'sweepUploads', everyMs: HOUR_MS, job: sweepUploads as Job },
];
