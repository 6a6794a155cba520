import { userOf } from '../../baseWorld';
import { leaving, other, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { dailyUsageSetup } from './dailyUsageSetup';

/** Which day may be deleted; none is written by a browser. */
export function dailyUsageDeletionRows(now: Date): RuleCase[] {
  const { yesterday, target, zero } = dailyUsageSetup(now);
  return [
    {
      what: 'delete a day of the past',
      as: seller,
      may: true,
      act: { write: [{ delete: `users/${seller}/dailyUsage/${yesterday}` }] },
      world: { [`users/${seller}/dailyUsage/${yesterday}`]: zero },
    },
    {
      what: 'delete a day of the past when blocked',
      as: seller,
      may: false,
      act: { write: [{ delete: `users/${seller}/dailyUsage/${yesterday}` }] },
      world: {
        [`users/${seller}/dailyUsage/${yesterday}`]: zero,
        [`users/${seller}`]: userOf(seller, now, { blocked: true }),
      },
    },
    {
      what: "delete another's day of the past",
      as: other,
      may: false,
      act: { write: [{ delete: `users/${seller}/dailyUsage/${yesterday}` }] },
      world: { [`users/${seller}/dailyUsage/${yesterday}`]: zero },
    },
    {
      what: 'delete today while leaving',
      as: leaving,
      may: true,
      act: { write: [{ delete: target(leaving) }] },
      world: { [target(leaving)]: zero },
    },
  ];
}
