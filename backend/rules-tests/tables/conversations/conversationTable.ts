import type { RuleCase } from '../../RuleCase';
import { conversationAccessRows } from './conversationAccessRows';
import { firstMessageRows } from './firstMessageRows';
import { answerRows } from './answerRows';
import { messageRows } from './messageRows';
import { readMarkRows } from './readMarkRows';
import { leavingRows } from './leavingRows';

/** conversations and their messages. */
export function conversationTable(now: Date): RuleCase[] {
  return [
    ...conversationAccessRows(now),
    ...firstMessageRows(now),
    ...answerRows(now),
    ...messageRows(now),
    ...readMarkRows(now),
    ...leavingRows(now),
  ];
}
