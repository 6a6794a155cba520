import { dayOf, daysFrom, userOf } from '../../baseWorld';
import { leaving, other, seller } from '../../people';
import { NOW, type RuleCase } from '../../RuleCase';
import { dailyUsageSetup } from './dailyUsageSetup';

/** Which day may be written, and which is deleted. */
export function dailyUsageShapeRows(now: Date): RuleCase[] {
  const { yesterday, target, zero, row, messaged } = dailyUsageSetup(now);
  return [
    row('a time that is true without a message', false, { ...zero, lastMessageAt: true }),
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
    row('a message without its time', false, { ...zero, messages: 1 }),
    row('a message of a minute ago', false, {
      ...zero,
      messages: 1,
      lastMessageAt: new Date(now.getTime() - 60_000),
    }),
    row('a time without a message', false, { ...zero, lastMessageAt: NOW }),
    row(
      'a message one second after another',
      false,
      { ...messaged, messages: 4, lastMessageAt: NOW },
      seller,
      { ...messaged, lastMessageAt: new Date(now.getTime() - 1000) },
    ),
    row(
      'a message three seconds after another',
      true,
      { ...messaged, messages: 4, lastMessageAt: NOW },
      seller,
      { ...messaged, lastMessageAt: new Date(now.getTime() - 3000) },
    ),
    row('a report, which trusted code counts', false, { ...zero, reports: 1 }),
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
