import * as z from 'zod/mini';
import { isIsoDay } from '../formats/formatDate';
import { textField } from '../site/fields';

const titleField = textField(1, 200);
const dayField = z.string().check(z.refine((day) => isIsoDay(day)));

/** `users/{uid}/reminders/{id}`: a day of a document that its person asked to be told of; gone once it is told. */
export const reminderSchema = z.strictObject({
  /** What is due then. */
  title: titleField,
  /** The last day for it, `2026-12-28`. */
  day: dayField,
  /** When it is told. */
  at: z.date(),
});

/** So many days before a day its person is told of it, as by a calendar file. */
export const REMINDED_DAYS = 7;
/** A person keeps so many at once. */
export const REMINDERS_MAX = 50;
