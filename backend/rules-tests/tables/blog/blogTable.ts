import type { RuleCase } from '../../RuleCase';
import { postAccessRows } from './postAccessRows';
import { postShapeRows } from './postShapeRows';
import { postAddressRows } from './postAddressRows';
import { postSavingRows } from './postSavingRows';
import { postDeletionRows } from './postDeletionRows';
import { redirectRows } from './redirectRows';

/** blogPosts and blogRedirects. */
export function blogTable(now: Date): RuleCase[] {
  return [
    ...postAccessRows(now),
    ...postShapeRows(now),
    ...postAddressRows(now),
    ...postSavingRows(now),
    ...postDeletionRows(now),
    ...redirectRows(now),
  ];
}
