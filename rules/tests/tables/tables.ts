import type { RuleCase } from '../RuleCase';
import { adminTable } from './administration/adminTable';
import { blogTable } from './blog/blogTable';
import { categoryTable } from './administration/categoryTable';
import { closedTable } from './administration/closedTable';
import { conversationTable } from './conversations/conversationTable';
import { counterTable } from './counters/counterTable';
import { fileTable } from './files/fileTable';
import { formTable } from './contact/formTable';
import { listingPartTable } from './listing-parts/listingPartTable';
import { listingTable } from './listings/listingTable';
import { personalTable } from './personal/personalTable';
import { profileTable } from './users/profileTable';
import { settingsTable } from './settings/settingsTable';
import { userTable } from './users/userTable';

/** Who may do what by subject, in sessions that stand, at a moment that the server's clock shows. */
export const tables: Record<string, (now: Date) => RuleCase[]> = {
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
  'what trusted code keeps': closedTable,
  forms: formTable,
  blog: blogTable,
  files: fileTable,
};
