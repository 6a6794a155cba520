import type { RuleCase } from './RuleCase';
import { adminTable } from './tables/adminTable';
import { conversationTable } from './tables/conversationTable';
import { counterTable } from './tables/counterTable';
import { fileTable } from './tables/fileTable';
import { listingEditTable } from './tables/listingEditTable';
import { listingMoveTable, listingTable } from './tables/listingTable';
import { personalTable } from './tables/personalTable';
import { blogTable, formTable } from './tables/publicTable';
import { userTable } from './tables/userTable';

/** The whole table by subject, at a moment that the server's clock shows; each row is a test, and the mutation check runs all of them. */
export const ruleTable: Record<string, (now: Date) => RuleCase[]> = {
  users: userTable,
  listings: listingTable,
  'moves of listings': listingMoveTable,
  'edits of listings': listingEditTable,
  counters: counterTable,
  conversations: conversationTable,
  'personal things': personalTable,
  administration: adminTable,
  forms: formTable,
  blog: blogTable,
  files: fileTable,
};
