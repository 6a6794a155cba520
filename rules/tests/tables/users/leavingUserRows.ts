import { userOf } from '../../baseWorld';
import { matrix } from '../../matrix';
import { claimsOf, leaving, seller } from '../../people';
import { NOW, REMOVED, type RuleCase } from '../../RuleCase';
import { userSetup } from './userSetup';

/** Leaving and deleting the account: trusted code's alone (closeAccount). */
export function leavingUserRows(now: Date): RuleCase[] {
  const { edit } = userSetup();
  const leaver = { as: leaving, claims: claimsOf(leaving), may: false };
  return [
    edit({ closingAt: NOW }, false, 'into leaving'),
    {
      ...leaver,
      what: 'come back from leaving',
      act: {
        write: [{ update: `users/${leaving}`, data: { closingAt: REMOVED, updatedAt: NOW } }],
      },
    },
    {
      ...leaver,
      what: 'delete the account',
      act: {
        write: [
          { delete: `users/${leaving}` },
          { set: `deletedAccounts/${leaving}`, data: { at: NOW } },
        ],
      },
    },
    {
      ...leaver,
      what: 'delete the profile of an account that is gone',
      act: { write: [{ delete: `profiles/${leaving}` }] },
      world: {
        [`users/${leaving}`]: null,
        [`profiles/${leaving}`]: userOf(leaving, now),
      },
    },
    ...matrix({
      name: 'the trace of a deleted account',
      path: `deletedAccounts/${seller}`,
      document: { at: now },
      owner: seller,
      acts: {},
    }),
  ];
}
