import { inBucharest } from '../formats/bucharestTime';
import { formatClock } from '../formats/formatDate';
import type { OpeningHours } from './openingHoursSchema';

/** The days of a week, by the names that are stored. */
export const weekdays = {
  mon: 'Luni',
  tue: 'Marți',
  wed: 'Miercuri',
  thu: 'Joi',
  fri: 'Vineri',
  sat: 'Sâmbătă',
  sun: 'Duminică',
} as const;
export type Weekday = keyof typeof weekdays;
export const weekdayIds = Object.keys(weekdays) as Weekday[];

export const isOpenAtAll = (hours: OpeningHours): boolean =>
  weekdayIds.some((day) => hours[day] !== undefined);

const wordsOf = (hours: OpeningHours, day: Weekday): string => {
  const { from, to } = hours[day] ?? {};
  if (from === '00:00' && to === '24:00') return 'non-stop';
  return from ? `${from} – ${to}` : 'închis';
};

/** The week in as few lines as say all of it: days that follow one another and are alike share one. */
export function toHoursLines(hours: OpeningHours): { days: string; words: string }[] {
  const runs: { first: Weekday; last: Weekday; words: string }[] = [];
  for (const day of weekdayIds) {
    const words = wordsOf(hours, day);
    const run = runs.at(-1);
    if (run?.words === words) run.last = day;
    else runs.push({ first: day, last: day, words });
  }
  return runs.map(({ first, last, words }) => ({
    days: first === last ? weekdays[first] : `${weekdays[first]} – ${weekdays[last].toLowerCase()}`,
    words,
  }));
}

/**
 * Until when it is open now (`18:00`), by the clock of Romania; undefined when it is closed, empty when it goes on past
 * midnight into hours of the next day.
 */
export function openUntil(hours: OpeningHours, now: Date): string | undefined {
  const today = inBucharest(now).getUTCDay() + 6;
  const [yesterdays, todays, tomorrows] = [today - 1, today, today + 1].map(
    (day) => hours[weekdayIds[day % 7]!],
  );
  const time = formatClock(now);
  if (todays && todays.from <= time && (time < todays.to || endsNextDay(todays)))
    return todays.to === '24:00' && tomorrows?.from === '00:00' ? '' : todays.to;
  return yesterdays && endsNextDay(yesterdays) && time < yesterdays.to ? yesterdays.to : undefined;
}

const endsNextDay = ({ from, to }: { from: string; to: string }) => to < from;
