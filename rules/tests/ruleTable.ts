import type { RuleCase } from './RuleCase';
import { adminTable } from './tables/administration/adminTable';
import { blogTable } from './tables/blog/blogTable';
import { categoryTable } from './tables/administration/categoryTable';
import { conversationTable } from './tables/conversations/conversationTable';
import { counterTable } from './tables/counters/counterTable';
import { fileTable } from './tables/files/fileTable';
import { formTable } from './tables/contact/formTable';
import { listingPartTable } from './tables/listing-parts/listingPartTable';
import { listingTable } from './tables/listings/listingTable';
import { personalTable } from './tables/personal/personalTable';
import { profileTable } from './tables/users/profileTable';
import { settingsTable } from './tables/settings/settingsTable';
import { userTable } from './tables/users/userTable';

/** The whole table by subject, at a moment that the server's clock shows; each row is a test, and the mutation check runs all of them. */
export const ruleTable: Record<string, (now: Date) => RuleCase[]> = {
  users: userTable,
  profiles: profileTable,
  listings: listingTable,
  'parts of listings': listingPartTable,
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
