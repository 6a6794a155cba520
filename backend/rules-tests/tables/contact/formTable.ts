import type { RuleCase } from '../../RuleCase';
import { reportAccessRows } from '../reports/reportAccessRows';
import { contactAccessRows } from './contactAccessRows';
import { contactHandlingRows } from './contactHandlingRows';

/** contactMessages and reports: trusted code writes them; who reads and handles them. */
export function formTable(now: Date): RuleCase[] {
  const contact = [contactAccessRows, contactHandlingRows];
  const reports = [reportAccessRows];
  return [...contact, ...reports].flatMap((rows) => rows(now));
}
