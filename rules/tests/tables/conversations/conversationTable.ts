import type { RuleCase } from '../../RuleCase';
import { conversationAccessRows } from './conversationAccessRows';
import { readMarkRows } from './readMarkRows';
import { leavingRows } from './leavingRows';
import { writingRows } from './writingRows';

/** conversations and their messages. */
export function conversationTable(now: Date): RuleCase[] {
  return [
    ...conversationAccessRows(now),
    ...writingRows(now),
    ...readMarkRows(now),
    ...leavingRows(now),
  ];
}
