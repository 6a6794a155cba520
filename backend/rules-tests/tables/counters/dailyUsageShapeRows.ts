import { dayOf, daysFrom, userOf } from '../../baseWorld';
import { leaving, other, seller } from '../../people';
import { Double, NOW, type RuleCase } from '../../RuleCase';
import { dailyUsageSetup } from './dailyUsageSetup';

/** Which day may be written, and which is deleted. */
export function dailyUsageShapeRows(now: Date): RuleCase[] {
  const { yesterday, target, zero, row } = dailyUsageSetup(now);
  return [
    row('yesterday', false, { ...zero, day: yesterday }, seller, null, {}, yesterday),
    row(
      'tomorrow',
      false,
      { ...zero, day: dayOf(daysFrom(now, 1)) },
      seller,
      null,
      {},
      dayOf(daysFrom(now, 1)),
    ),
    row(
      'yesterday again',
      false,
      { ...zero, day: yesterday, listings: 1 },
      seller,
      null,
      { [`users/${seller}/dailyUsage/${yesterday}`]: { ...zero, day: yesterday } },
      yesterday,
    ),
    row('another day inside', false, { ...zero, day: yesterday }),
    ...(['conversations', 'messages', 'reports'] as const).flatMap((count) => [
      row(`${count}, which trusted code counts`, false, { ...zero, [count]: 1 }),
      row(`${count} more`, false, { ...zero, [count]: 2 }, seller, { ...zero, [count]: 1 }),
      row(`${count} less`, false, { ...zero, [count]: 1 }, seller, { ...zero, [count]: 2 }),
      row(`${count} none as a double`, false, { ...zero, [count]: new Double(0) }),
    ]),
    row('a message of now', false, { ...zero, lastMessageAt: NOW }),
    row(
      'a listing beside reports counted before',
      true,
      { ...zero, listings: 1, reports: 2 },
      seller,
      {
        ...zero,
        reports: 2,
      },
    ),
    row('an id that is none', false, { ...zero, listings: 1, lastListingId: 'a/b' }),
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
