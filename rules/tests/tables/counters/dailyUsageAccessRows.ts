import { userOf } from '../../baseWorld';
import { matrix } from '../../matrix';
import { moderator, other, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { dailyUsageSetup } from './dailyUsageSetup';

/** Who reads the days of people. */
export function dailyUsageAccessRows(now: Date): RuleCase[] {
  const { day, target, zero } = dailyUsageSetup(now);
  return [
    ...matrix({
      name: 'the day of a person',
      path: target(seller),
      document: zero,
      owner: seller,
      acts: {
        get: { may: ['owner', 'blocked'] },
        list: { may: ['owner', 'blocked', 'admin'], unlimited: ['admin'] },
      },
    }),
    ...(['anonymous', 'other', 'moderator', 'admin'] as const).map((role): RuleCase => ({
      what: `as ${role} sum the days of everybody`,
      as: { anonymous: null, other, moderator, admin: 'adminIoana' }[role],
      may: role === 'admin',
      act: { list: 'dailyUsage', group: true, where: [['day', '==', day]] },
    })),
    {
      what: 'as a blocked administrator sum the days of everybody',
      as: 'adminIoana',
      may: false,
      act: { list: 'dailyUsage', group: true, where: [['day', '==', day]] },
      world: { 'users/adminIoana': userOf('adminIoana', now, { blocked: true }) },
    },
  ];
}
