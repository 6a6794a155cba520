import { daysFrom, limitsOf, userOf } from '../../baseWorld';
import { seller, young } from '../../people';
import { Double, type RuleCase } from '../../RuleCase';
import { dailyUsageSetup } from './dailyUsageSetup';

/** How often a person may act in a day. */
export function dailyLimitRows(now: Date): RuleCase[] {
  const { zero, row, counts, limits } = dailyUsageSetup(now);
  return [
    ...counts.flatMap((count) => {
      const [most, mostYoung] = limits[count];
      return [
        row(`${count} up to the limit`, true, { ...zero, [count]: most }, seller, {
          ...zero,
          [count]: most - 1,
        }),
        row(`${count} over the limit`, false, { ...zero, [count]: most + 1 }, seller, {
          ...zero,
          [count]: most,
        }),
        row(
          `${count} of a new account up to its limit`,
          true,
          { ...zero, [count]: mostYoung },
          young,
          { ...zero, [count]: mostYoung - 1 },
        ),
        row(
          `${count} of a new account over its limit`,
          false,
          { ...zero, [count]: mostYoung + 1 },
          young,
          { ...zero, [count]: mostYoung },
        ),
        row(`${count} by two`, false, { ...zero, [count]: 2 }),
        row(`${count} backwards`, false, { ...zero, [count]: 1 }, seller, {
          ...zero,
          [count]: 2,
        }),
        row(`${count} as a double`, false, { ...zero, [count]: new Double(1) }),
        row(`${count} as the same double`, false, { ...zero, [count]: new Double(1) }, seller, {
          ...zero,
          [count]: 1,
        }),
        row(
          `${count} where nothing is set`,
          true,
          { ...zero, [count]: most },
          seller,
          { ...zero, [count]: most - 1 },
          { 'settings/limits': null },
        ),
        row(
          `${count} over the limit where nothing is set`,
          false,
          { ...zero, [count]: most + 1 },
          seller,
          { ...zero, [count]: most },
          { 'settings/limits': null },
        ),
        row(
          `${count} of a new account up to its limit where nothing is set`,
          true,
          { ...zero, [count]: mostYoung },
          young,
          { ...zero, [count]: mostYoung - 1 },
          { 'settings/limits': null },
        ),
        row(
          `${count} over the limit of a new account where nothing is set`,
          false,
          { ...zero, [count]: mostYoung + 1 },
          young,
          { ...zero, [count]: mostYoung },
          { 'settings/limits': null },
        ),
      ];
    }),
    ...[6.5, 7.5].map((age) =>
      row(
        `listings of an account of ${age} days where nothing is set`,
        age > 7,
        { ...zero, listings: 6 },
        seller,
        { ...zero, listings: 5 },
        {
          'settings/limits': null,
          [`users/${seller}`]: userOf(seller, now, { createdAt: daysFrom(now, -age) }),
        },
      ),
    ),
    row(
      'listings over a limit of two',
      false,
      { ...zero, listings: 3 },
      seller,
      { ...zero, listings: 2 },
      { 'settings/limits': limitsOf(now, { listingsPerDay: 2 }) },
    ),
  ];
}
