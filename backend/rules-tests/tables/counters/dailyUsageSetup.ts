import { dayOf, daysFrom } from '../../baseWorld';
import { claimsOf, seller } from '../../people';
import { type Data, NOW, type RuleCase, type World } from '../../RuleCase';

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
  const counts = ['listings', 'conversations', 'messages'] as const;
  const limits = {
    listings: [30, 5],
    conversations: [60, 15],
    messages: [500, 100],
  } as const;
  const timed = (count: string) => (count === 'messages' ? { lastMessageAt: NOW } : {});
  const messaged = { ...zero, messages: 3, lastMessageId: 'm3' };
  return { day, yesterday, target, zero, row, counts, limits, timed, messaged };
}
