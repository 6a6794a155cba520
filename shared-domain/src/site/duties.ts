import * as z from 'zod/mini';
import { inBucharest } from '../formats/bucharestTime';
import { wholeField } from './fields';

const figure = wholeField(0, 10_000_000);

/** Of the yearly report what the program cannot count (DSA art. 15 (1) a, 24 (1) a, 24 (2)). */
const reportFiguresSchema = z.strictObject({
  year: wholeField(2024, 2100),
  /** Orders of authorities. */
  orders: figure,
  /** Disputes taken to certified bodies out of court. */
  disputes: figure,
  /** People who used the site in a month, on average. */
  users: figure,
});
export type ReportFigures = z.infer<typeof reportFiguresSchema>;

/**
 * `settings/duties`: the day from which the operator is no longer a small enterprise (DSA art. 19); until then, and where it is
 * missing, the yearly report and the tracing of traders are not asked.
 */
export const dutySettingsSchema = z.strictObject({
  /** As `2027-01-31`. */
  largeSince: z.optional(z.string().check(z.regex(/^20\d\d-[01]\d-[0-3]\d$/))),
  reports: z.optional(z.array(reportFiguresSchema).check(z.maxLength(50))),
  updatedAt: z.date(),
});
export type DutySettings = z.infer<typeof dutySettingsSchema>;
type Duties = Pick<DutySettings, 'largeSince'>;

const dayOf = (at: Date) => {
  const shown = inBucharest(at);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${shown.getFullYear()}-${two(shown.getMonth() + 1)}-${two(shown.getDate())}`;
};

/** Whether the duties of larger operators hold at a time. */
export const isLargeOperator = ({ largeSince }: Duties, now: Date): boolean =>
  largeSince !== undefined && largeSince <= dayOf(now);

/** Whether a year has a report: the duties held at its end. */
export const hasYearlyReport = ({ largeSince }: Duties, year: number): boolean =>
  largeSince !== undefined && largeSince <= `${year}-12-31`;

/** Whether a firm that was here before has had its twelve months to say who it is (DSA art. 30 (2)). */
export const isTermOver = ({ largeSince }: Duties, memberSince: Date, now: Date): boolean => {
  if (largeSince === undefined || dayOf(memberSince) >= largeSince) return true;
  return dayOf(now) >= `${Number(largeSince.slice(0, 4)) + 1}${largeSince.slice(4)}`;
};
