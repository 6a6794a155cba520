import { dailyUsageSchema } from '@anunturi/shared-domain/people/dailyUsage';
import { userOf } from '../../baseWorld';
import { faultsOf, matrix, refusals } from '../../matrix';
import { claimsOf, other, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { dailyUsage } from '../listings/publishing';
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
        create: { may: ['owner'] },
        update: { may: ['owner'], act: { write: [dailyUsage(seller, now, { listings: 'L1' })] } },
      },
    }),
    ...(['anonymous', 'other', 'admin'] as const).map((role): RuleCase => ({
      what: `as ${role} sum the days of everybody`,
      as: { anonymous: null, other, admin: 'adminIoana' }[role],
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
    ...refusals(
      'a day',
      { as: seller, claims: claimsOf(seller) },
      faultsOf(dailyUsageSchema, {
        ...zero,
        listings: 1,
        lastListingId: 'L1',
      }),
      (data) => ({ write: [{ set: target(seller), data }] }),
    ),
  ];
}
