import { REMOVED, type RuleCase } from '../../RuleCase';
import { runsOut } from './runsOut';
import { editSetup } from './editSetup';

/** Decisions and appeals are trusted code's: no owner clears, approves or contests by editing. */
export function appealRows(now: Date): RuleCase[] {
  const { edit, rejected } = editSetup(now);
  return [
    edit('contested', false, { appealedAt: now }, { listing: rejected }),
    edit('cleared of its rejection', false, { held: REMOVED }, { listing: rejected }),
    edit('approved by oneself', false, { moderation: { decision: 'approved' } }),
    ...runsOut(now),
  ];
}
