import type { RuleCase } from '../../RuleCase';
import { registrationRows } from './registrationRows';
import { leavingUserRows } from './leavingUserRows';
import { blockingRows } from './blockingRows';
import { trustRows } from './trustRows';

/** users/{uid} and deletedAccounts/{uid}. */
export function userTable(now: Date): RuleCase[] {
  return [
    ...registrationRows(now),
    ...leavingUserRows(now),
    ...blockingRows(now),
    ...trustRows(now),
  ];
}
