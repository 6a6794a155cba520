import type { RuleCase } from './RuleCase';
import { sessionTable } from './tables/sessions/sessionTable';
import { tables } from './tables/tables';

/** The whole table by subject, at a moment that the server's clock shows; each row is a test, and the mutation check runs all of them. */
export const ruleTable: Record<string, (now: Date) => RuleCase[]> = {
  ...tables,
  'sessions that are over': sessionTable,
};
