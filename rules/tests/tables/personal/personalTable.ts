import type { RuleCase } from '../../RuleCase';
import { archiveTable } from '../archive/archiveTable';
import { favouriteRows } from './favouriteRows';
import { savedSearchRows } from './savedSearchRows';
import { blockRows } from './blockRows';
import { mutedSellerRows } from './mutedSellerRows';
import { noticeRows } from './noticeRows';

/** What a person keeps below users/{uid}. */
export function personalTable(now: Date): RuleCase[] {
  return [
    ...favouriteRows(now),
    ...savedSearchRows(now),
    ...blockRows(now),
    ...mutedSellerRows(now),
    ...noticeRows(now),
    ...archiveTable(now),
  ];
}
