import { publicUsageSchema } from '@anunturi/shared-domain/people/publicUsage';
import { dayOf, daysFrom } from '../../baseWorld';
import { faultsOf, matrix, refusals } from '../../matrix';
import { claimsOf, leaving, seller } from '../../people';
import { type Data, Double, type RuleCase, type World } from '../../RuleCase';
import { publicUsage } from './publicUsage';

export function publicUsageTable(now: Date): RuleCase[] {
  const day = dayOf(now);
  const path = `publicUsage/${day}`;
  const zero = { contactMessages: 0, reports: 0 };
  const row = (
    what: string,
    may: boolean,
    data: Data,
    before: Data | null = null,
    as: string | null = null,
    target = path,
    world: World = {},
  ): RuleCase => ({
    what: `write everybody's day: ${what}`,
    as,
    claims: claimsOf(as),
    may,
    act: { write: [{ set: target, data }] },
    world: { ...(before && { [target]: before }), ...world },
  });
  const yesterday = `publicUsage/${dayOf(daysFrom(now, -1))}`;
  return [
    ...matrix({
      name: "everybody's day",
      path,
      document: zero,
      owner: seller,
      acts: {
        get: { may: ['admin'] },
        list: { may: ['admin'] },
        create: { may: ['anonymous', 'other', 'owner', 'admin'] },
        update: {
          may: ['anonymous', 'other', 'owner', 'admin'],
          act: { write: [publicUsage(now, { reports: 'r1' })] },
        },
      },
    }),
    ...refusals(
      "everybody's day",
      { as: null },
      faultsOf(publicUsageSchema, {
        contactMessages: 1,
        reports: 1,
        lastContactMessageId: 'c1',
        lastReportId: 'r1',
      }),
      (data) => ({ write: [{ set: path, data }] }),
    ),
    ...(['contactMessages', 'reports'] as const).flatMap((count) => [
      row(`${count} up to the limit`, true, { ...zero, [count]: 2000 }, { ...zero, [count]: 1999 }),
      row(`${count} over the limit`, false, { ...zero, [count]: 2001 }, { ...zero, [count]: 2000 }),
      row(`${count} by two`, false, { ...zero, [count]: 2 }),
      row(`${count} backwards`, false, { ...zero, [count]: 1 }, { ...zero, [count]: 2 }),
      row(`${count} as a double`, false, { ...zero, [count]: new Double(1) }),
    ]),
    row('of yesterday', false, zero, null, null, yesterday),
    row('of yesterday again', false, { ...zero, reports: 1 }, zero, null, yesterday),
    row('with an id that is none', false, {
      contactMessages: 1,
      reports: 0,
      lastContactMessageId: 'a b',
    }),
    row('while leaving', false, zero, null, leaving),
    row('more while leaving', false, { ...zero, reports: 1 }, zero, leaving),
  ];
}
