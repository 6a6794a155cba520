import { type Weekday, weekdayIds } from '@anunturi/shared-domain/people/openingHours';
import type { OpeningHours } from '@anunturi/shared-domain/people/openingHoursSchema';

type HourName = `${Weekday}${'From' | 'To'}`;
/** Opening hours as they are typed: two fields a day, both empty where it is closed. No field of a time holds 24:00. */
export type TypedHours = Record<HourName, string>;

export const hourNames = weekdayIds.flatMap((day): HourName[] => [`${day}From`, `${day}To`]);

export const toTypedHours = (hours: OpeningHours = {}): TypedHours =>
  Object.fromEntries(
    weekdayIds.flatMap((day) => [
      [`${day}From`, hours[day]?.from ?? ''],
      [`${day}To`, hours[day]?.to.replace('24:00', '00:00') ?? ''],
    ]),
  ) as TypedHours;

/** What is stored of them; days of which only one end is typed are left out. */
export const toOpeningHours = (typed: TypedHours): OpeningHours =>
  Object.fromEntries(
    weekdayIds.flatMap((day) => {
      const [from, to] = [typed[`${day}From`], typed[`${day}To`]];
      return from && to ? [[day, { from, to: to === '00:00' ? '24:00' : to }]] : [];
    }),
  );

/** What is wrong with a day, in Romanian; an end before the beginning is one of the next day. */
export function hoursProblem(typed: TypedHours, day: Weekday): string | undefined {
  const [from, to] = [typed[`${day}From`], typed[`${day}To`]];
  if (!from && !to) return undefined;
  if (!from || !to) return 'Scrieți și ora de deschidere, și pe cea de închidere.';
  if (from !== to || from === '00:00') return undefined;
  return 'Orele sunt aceleași; dacă este deschis non-stop, scrieți 00:00 și 00:00.';
}
