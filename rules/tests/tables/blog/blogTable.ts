import type { RuleCase } from '../../RuleCase';
import { postAccessRows } from './postAccessRows';
import { redirectRows } from './redirectRows';

/** blogPosts and blogRedirects. */
export function blogTable(now: Date): RuleCase[] {
  return [...postAccessRows(now), ...redirectRows(now)];
}
