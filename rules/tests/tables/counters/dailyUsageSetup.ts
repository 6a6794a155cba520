import { dayOf, daysFrom } from '../../baseWorld';

/** What the rows of the day of a person share. */
export function dailyUsageSetup(now: Date) {
  const day = dayOf(now);
  const yesterday = dayOf(daysFrom(now, -1));
  const target = (uid: string) => `users/${uid}/dailyUsage/${day}`;
  const zero = { day, listings: 0, conversations: 0, messages: 0, reports: 0 };
  return { day, yesterday, target, zero };
}
