import { daysFrom, userOf } from '../../baseWorld';
import { admin, claimsOf, other, seller } from '../../people';
import { NOW, type RuleCase } from '../../RuleCase';
import { logEntry } from '../administration/logEntry';
import { userSetup } from './userSetup';

/** Trust given by administrators. */
export function trustRows(now: Date): RuleCase[] {
  const { adminEdit } = userSetup();
  return [
    adminEdit({ trusted: true }, true, 'trust a person', 'userTrusted'),
    adminEdit({ trusted: true }, false, 'trust under another heading', 'userUntrusted'),
    adminEdit({ trusted: false }, true, 'take trust back', 'userUntrusted', {
      world: { [`users/${other}`]: userOf(other, now, { trusted: true }) },
    }),
    adminEdit({ trusted: 'yes' }, false, 'trust with a word', 'userTrusted'),
    adminEdit({ trusted: true, displayName: 'Altul' }, false, 'trust and rename', 'userTrusted'),
    adminEdit(
      { trusted: true, updatedAt: daysFrom(now, -1) },
      false,
      'trust with an old time',
      'userTrusted',
    ),
    adminEdit({ trusted: true }, false, 'trust without a log entry', 'userTrusted', {
      act: {
        write: [
          { update: `users/${other}`, data: { trusted: true, updatedAt: NOW, logId: 'log1' } },
        ],
      },
    }),
    adminEdit({ trusted: true }, false, 'trust with an old log entry', 'userTrusted', {
      act: {
        write: [
          { update: `users/${other}`, data: { trusted: true, updatedAt: NOW, logId: 'log0' } },
        ],
      },
      world: {
        'moderationLog/log0': {
          actorId: admin,
          action: 'userTrusted',
          targetKind: 'user',
          targetId: other,
          at: daysFrom(now, -1),
        },
      },
    }),
    adminEdit(
      { trusted: true },
      false,
      'trust with the log entry of another person',
      'userTrusted',
      {
        act: {
          write: [
            { update: `users/${other}`, data: { trusted: true, updatedAt: NOW, logId: 'log1' } },
            logEntry('log1', 'userTrusted', 'user', seller),
          ],
        },
      },
    ),
    adminEdit({ trusted: true }, false, 'trust with the log entry of a listing', 'userTrusted', {
      act: {
        write: [
          { update: `users/${other}`, data: { trusted: true, updatedAt: NOW, logId: 'log1' } },
          logEntry('log1', 'userTrusted', 'listing', other),
        ],
      },
    }),
    adminEdit(
      { acceptedListings: 1 },
      false,
      'count an accepted listing without one',
      'userTrusted',
    ),
    {
      what: 'trust a person without being an administrator',
      as: seller,
      claims: claimsOf(seller),
      may: false,
      act: {
        write: [
          { update: `users/${other}`, data: { trusted: true, updatedAt: NOW, logId: 'log1' } },
        ],
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
          { update: `users/${admin}`, data: { role: 'user', updatedAt: NOW, logId: 'log1' } },
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
        write: [
          { update: `users/${other}`, data: { trusted: true, updatedAt: NOW, logId: 'log1' } },
        ],
      },
      world: { [`users/${admin}`]: userOf(admin, now, { blocked: true }) },
    },
  ];
}
