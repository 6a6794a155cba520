import type { RuleCase } from '../../RuleCase';
import { reportAccessRows } from './reportAccessRows';
import { reportSendingRows } from './reportSendingRows';
import { reportDecisionRows } from './reportDecisionRows';

/** reports: who sends, reads and decides them. */
export function reportTable(now: Date): RuleCase[] {
  return [...reportAccessRows(now), ...reportSendingRows(now), ...reportDecisionRows(now)];
}
