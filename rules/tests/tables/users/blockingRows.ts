import { userOf } from '../../baseWorld';
import { other } from '../../people';
import { NOW, type RuleCase } from '../../RuleCase';
import { userSetup } from './userSetup';

/** Roles, trust and blocks are trusted code's (setRole, setTrust, blockUser, unblockUser). */
export function blockingRows(now: Date): RuleCase[] {
  const { adminEdit } = userSetup();
  const block = { blocked: true, blockedReason: 'Înșelăciune', blockedAt: NOW };
  return [
    adminEdit({ role: 'admin' }, false, 'make an administrator', 'roleChanged'),
    adminEdit(block, false, 'block a person', 'userBlocked'),
    adminEdit({ blocked: false }, false, 'unblock a person', 'userUnblocked', {
      world: { [`users/${other}`]: userOf(other, now, { blocked: true }) },
    }),
  ];
}
