import type { RuleCase } from './RuleCase';
import { acceptedListingTable } from './tables/acceptedListingTable';
import { adminTable } from './tables/adminTable';
import { blogTable } from './tables/blogTable';
import { categoryTable } from './tables/categoryTable';
import { conversationTable } from './tables/conversationTable';
import { counterTable } from './tables/counterTable';
import { fileTable } from './tables/fileTable';
import { formTable } from './tables/formTable';
import { listingAdminTable } from './tables/listingAdminTable';
import { listingEditTable } from './tables/listingEditTable';
import { listingMoveTable } from './tables/listingMoveTable';
import { listingPartTable } from './tables/listingPartTable';
import { listingTable } from './tables/listingTable';
import { personalTable } from './tables/personalTable';
import { profileTable } from './tables/profileTable';
import { settingsTable } from './tables/settingsTable';
import { userTable } from './tables/userTable';

/** The whole table by subject, at a moment that the server's clock shows; each row is a test, and the mutation check runs all of them. */
export const ruleTable: Record<string, (now: Date) => RuleCase[]> = {
  users: userTable,
  'accepted listings': acceptedListingTable,
  profiles: profileTable,
  listings: listingTable,
  'parts of listings': listingPartTable,
  'moves of listings': listingMoveTable,
  'edits of listings': listingEditTable,
  'decisions about listings': listingAdminTable,
  counters: counterTable,
  conversations: conversationTable,
  'personal things': personalTable,
  categories: categoryTable,
  settings: settingsTable,
  administration: adminTable,
  forms: formTable,
  blog: blogTable,
  files: fileTable,
};
