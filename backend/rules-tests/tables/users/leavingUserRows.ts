import { daysFrom, userOf } from '../../baseWorld';
import { matrix } from '../../matrix';
import { admin, claimsOf, leaving, other, seller, unregistered } from '../../people';
import { NOW, REMOVED, type RuleCase } from '../../RuleCase';
import { userSetup } from './userSetup';

/** Leaving, and deleting the account. */
export function leavingUserRows(now: Date): RuleCase[] {
  const { self, edit, leave, leaver } = userSetup();
  return [
    // -- leaving
    edit({ closingAt: NOW }, true, 'into leaving'),
    edit({ closingAt: daysFrom(now, -1) }, false, 'into leaving yesterday'),
    edit({ closingAt: NOW, updatedAt: daysFrom(now, -1) }, false, 'into leaving with an old time'),
    edit({ closingAt: NOW, trusted: true }, false, 'into leaving and trust'),
    {
      what: 'leave as an administrator',
      as: admin,
      claims: claimsOf(admin),
      may: false,
      act: { write: [{ update: `users/${admin}`, data: { closingAt: NOW, updatedAt: NOW } }] },
    },
    {
      what: 'make somebody else leave',
      as: other,
      claims: claimsOf(other),
      may: false,
      act: { write: [{ update: `users/${seller}`, data: { closingAt: NOW, updatedAt: NOW } }] },
    },
    {
      what: 'leave when blocked',
      as: seller,
      claims: claimsOf(seller),
      may: false,
      act: { write: [{ update: `users/${seller}`, data: { closingAt: NOW, updatedAt: NOW } }] },
      world: { [`users/${seller}`]: userOf(seller, now, { blocked: true }) },
    },
    {
      ...leaver,
      what: 'come back from leaving',
      may: false,
      act: {
        write: [{ update: `users/${leaving}`, data: { closingAt: REMOVED, updatedAt: NOW } }],
      },
    },
    {
      ...leaver,
      what: 'delete the account',
      may: true,
      act: leave,
      world: {
        [`profiles/${leaving}`]: {
          displayName: 'Geo Albu',
          sellerType: 'private',
          memberSince: now,
        },
      },
    },
    {
      ...leaver,
      what: 'delete the account without a trace',
      may: false,
      act: { write: [{ delete: `users/${leaving}` }] },
    },
    {
      ...leaver,
      what: 'delete the account when blocked',
      may: false,
      act: leave,
      world: { [`users/${leaving}`]: userOf(leaving, now, { blocked: true }) },
    },
    {
      what: 'delete the account without leaving first',
      as: seller,
      claims: claimsOf(seller),
      may: false,
      act: {
        write: [
          { delete: `users/${seller}` },
          { set: `deletedAccounts/${seller}`, data: { at: NOW } },
        ],
      },
    },
    {
      what: 'delete another leaving account',
      as: other,
      claims: claimsOf(other),
      may: false,
      act: { write: [{ delete: `users/${leaving}` }] },
      world: {
        [`deletedAccounts/${leaving}`]: { at: now },
        [`users/${other}`]: userOf(other, now, { closingAt: now }),
      },
    },
    {
      ...leaver,
      what: 'mark the account as deleted while it is there',
      may: false,
      act: { write: [{ set: `deletedAccounts/${leaving}`, data: { at: NOW } }] },
    },
    {
      ...self,
      what: 'mark the account as deleted with an old time',
      may: false,
      act: { write: [{ set: `deletedAccounts/${unregistered}`, data: { at: daysFrom(now, -1) } }] },
    },
    {
      ...self,
      what: 'mark another account as deleted',
      may: false,
      act: { write: [{ set: 'deletedAccounts/someone', data: { at: NOW } }] },
    },
    {
      ...self,
      what: 'mark an account of nobody as deleted',
      may: true,
      act: { write: [{ set: `deletedAccounts/${unregistered}`, data: { at: NOW } }] },
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
