import { askForOlderPhotos } from './askForOlderPhotos';
import { claimRoles } from './claimRoles';
import type { Migration } from './defineMigration';
import { decideArchived } from './decideArchived';
import { dropBannedPattern } from './dropBannedPattern';
import { dropDecider } from './dropDecider';
import { findCompanyPeople } from './findCompanyPeople';
import { findPlates } from './findPlates';
import { hideBlockedProfiles } from './hideBlockedProfiles';
import { hideDescriptionContacts } from './hideDescriptionContacts';
import { hidePhotos } from './hidePhotos';
import { moveModeration } from './moveModeration';
import { moveWinterTyres } from './moveWinterTyres';
import { placeLocalities } from './placeLocalities';
import { placeSearches } from './placeSearches';
import { sayDeletedListings } from './sayDeletedListings';
import { sayRemovedListings } from './sayRemovedListings';
import { tidyListings } from './tidyListings';

/** In the order of their numbers, from 1 on. */
export const allMigrations: readonly Migration[] = [
  moveModeration,
  dropBannedPattern,
  sayDeletedListings,
  sayRemovedListings,
  placeLocalities,
  askForOlderPhotos,
  hidePhotos,
  hideBlockedProfiles,
  claimRoles,
  dropDecider,
  moveWinterTyres,
  tidyListings,
  placeSearches,
  decideArchived,
  hideDescriptionContacts,
  findPlates,
  findCompanyPeople,
];
