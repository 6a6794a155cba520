import type { RuleCase } from '../../RuleCase';
import { contactAccessRows } from './contactAccessRows';
import { contactSendingRows } from './contactSendingRows';
import { contactHandlingRows } from './contactHandlingRows';

export function contactTable(now: Date): RuleCase[] {
  return [...contactAccessRows(now), ...contactSendingRows(now), ...contactHandlingRows(now)];
}
