import { dayOf, daysFrom } from '../../baseWorld';
import { claimsOf, seller } from '../../people';
import type { Data, RuleCase, World } from '../../RuleCase';

/** What the rows of the day of a person share. */
export function dailyUsageSetup(now: Date) {
  const day = dayOf(now);
  const yesterday = dayOf(daysFrom(now, -1));
  const target = (uid: string) => `users/${uid}/dailyUsage/${day}`;
  const zero = { day, listings: 0, conversations: 0, messages: 0, reports: 0 };
  const row = (
    what: string,
    may: boolean,
    data: Data,
    as = seller,
    before: Data | null = null,
    more: World = {},
    id = day,
  ): RuleCase => ({
    what: `write the day: ${what}`,
    as,
    claims: claimsOf(as),
    may,
    act: { write: [{ set: `users/${as}/dailyUsage/${id}`, data }] },
    world: { ...(before && { [target(as)]: before }), ...more },
  });
  const counts = ['listings'] as const;
  const limits = {
    listings: [30, 5],
  } as const;
  return { day, yesterday, target, zero, row, counts, limits };
}
