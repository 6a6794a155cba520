import { daysFrom, userOf } from '../../baseWorld';
import { other } from '../../people';
import { NOW, REMOVED, type RuleCase } from '../../RuleCase';
import { userSetup } from './userSetup';

/** Blocks given by administrators; roles are trusted code's (setRole). */
export function blockingRows(now: Date): RuleCase[] {
  const { adminEdit } = userSetup();
  return [
    // -- administrators
    adminEdit({ role: 'admin' }, false, 'make an administrator', 'roleChanged'),
    adminEdit({ role: 'admin' }, false, 'make an administrator by blocking', 'userBlocked'),
    adminEdit(
      { blocked: true, blockedReason: 'Înșelăciune', blockedAt: NOW },
      true,
      'block a person',
      'userBlocked',
    ),
    adminEdit(
      { blocked: true, blockedReason: 'x'.repeat(2000), blockedAt: NOW },
      true,
      'block with the longest reason',
      'userBlocked',
    ),
    adminEdit(
      { blocked: true, blockedReason: 'x'.repeat(2001), blockedAt: NOW },
      false,
      'block with too long a reason',
      'userBlocked',
    ),
    adminEdit(
      { blocked: true, blockedReason: '', blockedAt: NOW },
      false,
      'block with an empty reason',
      'userBlocked',
    ),
    adminEdit({ blocked: true, blockedAt: NOW }, false, 'block without a reason', 'userBlocked'),
    adminEdit(
      { blocked: true, blockedReason: 'Înșelăciune' },
      false,
      'block without a time',
      'userBlocked',
    ),
    adminEdit(
      { blocked: true, blockedReason: 'Înșelăciune', blockedAt: daysFrom(now, -1) },
      false,
      'block yesterday',
      'userBlocked',
    ),
    adminEdit(
      { blocked: true, blockedReason: 'Înșelăciune', blockedAt: NOW },
      false,
      'block under another heading',
      'userUnblocked',
    ),
    adminEdit(
      { blocked: 1, blockedReason: 'Înșelăciune', blockedAt: NOW },
      false,
      'block with a number',
      'userBlocked',
    ),
    adminEdit(
      { blocked: 1, blockedReason: REMOVED, blockedAt: REMOVED },
      false,
      'unblock with a number',
      'userUnblocked',
    ),
    adminEdit(
      { blocked: true, blockedReason: 'Înșelăciune', blockedAt: NOW, displayName: 'Rău' },
      false,
      'block and rename',
      'userBlocked',
    ),
    ...[
      adminEdit(
        { blocked: false, blockedReason: REMOVED, blockedAt: REMOVED },
        true,
        'unblock a person',
        'userUnblocked',
      ),
      adminEdit({ blocked: false }, false, 'unblock and leave the reason', 'userUnblocked'),
      adminEdit(
        { blocked: false, blockedReason: REMOVED, blockedAt: REMOVED },
        false,
        'unblock under another heading',
        'userBlocked',
      ),
    ].map((row) => ({
      ...row,
      world: {
        [`users/${other}`]: userOf(other, now, {
          blocked: true,
          blockedReason: 'x',
          blockedAt: now,
        }),
      },
    })),
  ];
}
