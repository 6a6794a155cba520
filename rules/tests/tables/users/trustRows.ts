import { userOf } from '../../baseWorld';
import { admin, claimsOf, other, seller } from '../../people';
import { NOW, type RuleCase } from '../../RuleCase';
import { logEntry } from '../administration/logEntry';
import { userSetup } from './userSetup';

/** Trust is trusted code's to give (setTrust). */
export function trustRows(now: Date): RuleCase[] {
  const { adminEdit } = userSetup();
  return [
    adminEdit({ trusted: true }, false, 'trust a person', 'userTrusted'),
    adminEdit({ acceptedListings: 1 }, false, 'count an accepted listing', 'userTrusted'),
    {
      what: 'trust a person without being an administrator',
      as: seller,
      claims: claimsOf(seller),
      may: false,
      act: {
        write: [{ update: `users/${other}`, data: { trusted: true, updatedAt: NOW } }],
      },
      world: {
        'moderationLog/log1': {
          action: 'userTrusted',
          targetKind: 'user',
          targetId: other,
          at: now,
        },
      },
    },
    {
      what: 'as administrator take the own role away',
      as: admin,
      claims: claimsOf(admin),
      may: false,
      act: {
        write: [
          { update: `users/${admin}`, data: { role: 'user', updatedAt: NOW } },
          logEntry('log1', 'roleChanged', 'user', admin),
        ],
      },
    },
    {
      what: 'as a blocked administrator trust a person',
      as: admin,
      claims: claimsOf(admin),
      may: false,
      act: {
        write: [{ update: `users/${other}`, data: { trusted: true, updatedAt: NOW } }],
      },
      world: { [`users/${admin}`]: userOf(admin, now, { blocked: true }) },
    },
  ];
}
