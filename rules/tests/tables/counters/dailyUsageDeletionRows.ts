import { leaving, seller } from '../../people';
import type { RuleCase } from '../../RuleCase';
import { dailyUsageSetup } from './dailyUsageSetup';

/** No browser takes a day away, neither of the past nor while leaving. */
export function dailyUsageDeletionRows(now: Date): RuleCase[] {
  const { yesterday, target, zero } = dailyUsageSetup(now);
  const past = `users/${seller}/dailyUsage/${yesterday}`;
  return [
    {
      what: 'delete a day of the past',
      as: seller,
      may: false,
      act: { write: [{ delete: past }] },
      world: { [past]: zero },
    },
    {
      what: 'delete today while leaving',
      as: leaving,
      may: false,
      act: { write: [{ delete: target(leaving) }] },
      world: { [target(leaving)]: zero },
    },
  ];
}
