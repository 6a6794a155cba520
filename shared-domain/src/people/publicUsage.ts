import * as z from 'zod/mini';
import { idField, wholeField } from '../site/fields';
import { ANONYMOUS_REPORTS_PER_DAY, CONTACT_MESSAGES_PER_DAY } from '../site/limits';

/**
 * `publicUsage/{yyyymmdd}` (UTC): how many contact messages and anonymous reports came today, so that a flood ends somewhere. Each is
 * written in one batch with its count grown by one (`increment`) and its id in `last...`; nobody reads it but administrators.
 */
export const publicUsageSchema = z.strictObject({
  contactMessages: wholeField(0, CONTACT_MESSAGES_PER_DAY),
  reports: wholeField(0, ANONYMOUS_REPORTS_PER_DAY),
  lastContactMessageId: z.optional(idField),
  lastReportId: z.optional(idField),
});
