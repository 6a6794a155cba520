import type { RuleCase } from '../../RuleCase';
import { reportAccessRows } from '../reports/reportAccessRows';
import { contactAccessRows } from './contactAccessRows';
import { legalRequestRows } from './legalRequestRows';

/** contactMessages, legalRequests and reports: trusted code writes them; who reads them. */
export const formTable = (now: Date): RuleCase[] => [
  ...contactAccessRows(now),
  ...legalRequestRows(now),
  ...reportAccessRows(now),
];
