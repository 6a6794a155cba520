import * as z from 'zod/mini';

/** `09:30`: as text it is ordered as the clock is. */
const timeField = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const endField = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));
/** An end before the beginning is one of the next day; the same time twice could mean a whole day as well as none. */
const dayField = z.optional(
  z.strictObject({ from: timeField, to: endField }).check(z.refine(({ from, to }) => from !== to)),
);

/** When a firm is open, by day; a day that is absent is a closed one. */
export const openingHoursSchema = z.strictObject({
  mon: dayField,
  tue: dayField,
  wed: dayField,
  thu: dayField,
  fri: dayField,
  sat: dayField,
  sun: dayField,
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;
