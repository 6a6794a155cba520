import type { RuleCase } from '../../RuleCase';
import { reportTable } from '../reports/reportTable';
import { contactTable } from './contactTable';
import { publicUsageTable } from './publicUsageTable';

/** contactMessages, reports and publicUsage. */
export function formTable(now: Date): RuleCase[] {
  return [...contactTable(now), ...reportTable(now), ...publicUsageTable(now)];
}
