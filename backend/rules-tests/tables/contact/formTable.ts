import type { RuleCase } from '../../RuleCase';
import { reportAccessRows } from '../reports/reportAccessRows';
import { reportDecisionRows } from '../reports/reportDecisionRows';
import { contactAccessRows } from './contactAccessRows';
import { contactHandlingRows } from './contactHandlingRows';

/** contactMessages and reports: trusted code writes them; who reads, handles and decides them. */
export function formTable(now: Date): RuleCase[] {
  const contact = [contactAccessRows, contactHandlingRows];
  const reports = [reportAccessRows, reportDecisionRows];
  return [...contact, ...reports].flatMap((rows) => rows(now));
}
