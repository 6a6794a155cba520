import { dayOf } from '../../baseWorld';
import { Increment, type Write } from '../../RuleCase';

/** The growth of everybody's day by what is named. */
export const publicUsage = (
  now: Date,
  grown: Partial<Record<'contactMessages' | 'reports', string>>,
): Write => ({
  set: `publicUsage/${dayOf(now)}`,
  merge: true,
  data: {
    contactMessages: new Increment(grown.contactMessages ? 1 : 0),
    reports: new Increment(grown.reports ? 1 : 0),
    ...(grown.contactMessages && { lastContactMessageId: grown.contactMessages }),
    ...(grown.reports && { lastReportId: grown.reports }),
  },
});
