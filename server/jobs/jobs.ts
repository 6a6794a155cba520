import type { Schedule } from '../app/queue/createJobRunner';
import type { Job } from '../app/queue/defineJob';
import { askAvailable } from './askAvailable';
import { decideHeld } from './decideHeld';
import { discardStaged } from './discardStaged';
import { discardUpload } from './discardUpload';
import { drawOlderPhotos } from './drawOlderPhotos';
import { endBlock } from './endBlock';
import { endSessions } from './endSessions';
import { expireListings } from './expireListings';
import { finishClosings } from './finishClosings';
import { followLegalTexts } from './followLegalTexts';
import { forceNewPassword } from './forceNewPassword';
import { freeAddress } from './freeAddress';
import { forgetExpired } from './forgetExpired';
import { hideListings, restoreListings } from './hideListings';
import { keepReportPhotos, removeReportPhotos } from './keepReportPhotos';
import { matchListing } from './matchListing';
import { moveListings } from './moveListings';
import { namePlaceOnListings } from './namePlaceOnListings';
import { nameOnListings } from './nameOnListings';
import { noteAlerts } from './noteAlerts';
import { noteDeliveries } from './noteDeliveries';
import { removeAccount } from './removeAccount';
import { removeArchiveOrphans } from './removeArchiveOrphans';
import { removeDeletedArchived } from './removeDeletedArchived';
import { removeDueListing } from './removeDueListing';
import { removeListingParts } from './removeListingParts';
import { removeOrphans } from './removeOrphans';
import { removePostPictures } from './removePostPictures';
import { sendPush } from './sendPush';
import { setRoleClaim } from './setRoleClaim';
import { setUnreadableAside } from './setUnreadableAside';
import { sweepUploads } from './sweepUploads';
import { tellAdministrators } from './tellAdministrators';
import { tellAlarm } from './tellAlarm';
import { tellAlerts } from './tellAlerts';
import { tellDeadlines } from './tellDeadlines';
import { tellDevices } from './tellDevices';
import { tellEndings } from './tellEndings';
import { tellFavourites } from './tellFavourites';
import { tellLegalText } from './tellLegalText';
import { tellPhoneChange } from './tellPhoneChange';
import { tellUnread } from './tellUnread';
import { tidyMessagePhoto } from './tidyMessagePhoto';
import { tidyPhotos } from './tidyPhotos';

/** Every job by which the queue finds it. */
export const jobs: readonly Job[] = [
  askAvailable,
  decideHeld,
  discardStaged,
  discardUpload,
  drawOlderPhotos,
  endBlock,
  endSessions,
  expireListings,
  finishClosings,
  followLegalTexts,
  forceNewPassword,
  freeAddress,
  forgetExpired,
  hideListings,
  keepReportPhotos,
  matchListing,
  moveListings,
  nameOnListings,
  namePlaceOnListings,
  noteAlerts,
  noteDeliveries,
  removeAccount,
  removeArchiveOrphans,
  removeDeletedArchived,
  removeDueListing,
  removeListingParts,
  removeOrphans,
  removePostPictures,
  removeReportPhotos,
  restoreListings,
  sendPush,
  setRoleClaim,
  setUnreadableAside,
  sweepUploads,
  tellAdministrators,
  tellAlarm,
  tellAlerts,
  tellDeadlines,
  tellDevices,
  tellEndings,
  tellFavourites,
  tellLegalText,
  tellPhoneChange,
  tellUnread,
  tidyMessagePhoto,
  tidyPhotos,
];

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** What happens by the clock. */
export const schedules: readonly Schedule[] = [
  { name: 'askAvailable', everyMs: 24 * HOUR_MS, job: askAvailable },
  { name: 'expireListings', everyMs: 5 * MINUTE_MS, job: expireListings },
  { name: 'finishClosings', everyMs: 24 * HOUR_MS, job: finishClosings },
  { name: 'followLegalTexts', everyMs: HOUR_MS, job: followLegalTexts },
  { name: 'forgetExpired', everyMs: HOUR_MS, job: forgetExpired },
  { name: 'noteDeliveries', everyMs: HOUR_MS, job: noteDeliveries },
  { name: 'setUnreadableAside', everyMs: HOUR_MS, job: setUnreadableAside },
  { name: 'tellAdministrators', everyMs: 24 * HOUR_MS, job: tellAdministrators },
  { name: 'tellDeadlines', everyMs: 24 * HOUR_MS, job: tellDeadlines },
  { name: 'tellEndings', everyMs: 6 * HOUR_MS, job: tellEndings },
  { name: 'sweepUploads', everyMs: HOUR_MS, job: sweepUploads },
  { name: 'removeArchiveOrphans', everyMs: 24 * HOUR_MS, job: removeArchiveOrphans },
  { name: 'removeOrphans', everyMs: 24 * HOUR_MS, job: removeOrphans },
];
