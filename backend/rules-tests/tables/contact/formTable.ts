import type { RuleCase } from '../../RuleCase';
import { reportAccessRows } from '../reports/reportAccessRows';
import { reportDecisionRows } from '../reports/reportDecisionRows';
import { reportSendingRows } from '../reports/reportSendingRows';
import { contactAccessRows } from './contactAccessRows';
import { contactHandlingRows } from './contactHandlingRows';
import { contactSendingRows } from './contactSendingRows';
import { publicUsageTable } from './publicUsageTable';

/** contactMessages, reports (who sends, reads and decides them) and publicUsage. */
export function formTable(now: Date): RuleCase[] {
  const contact = [contactAccessRows, contactSendingRows, contactHandlingRows];
  const reports = [reportAccessRows, reportSendingRows, reportDecisionRows];
  return [...contact, ...reports, publicUsageTable].flatMap((rows) => rows(now));
}
