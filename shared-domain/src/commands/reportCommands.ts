import * as z from 'zod/mini';
import { idsOf } from '../listing/vehicleFields';
import { listingStatuses } from '../listing/listingStatus';
import { reportOutcomes, reportTargets } from '../moderation/report';
import { REPORTS_ANSWERED_MAX } from '../site/limits';
import { documentId, text } from './commandFields';
import { defineAdminContract } from './defineAdminContract';

/** How often what a person reported was found to be so, and how often not. */
const recordSchema = z.strictObject({ right: z.int(), wrong: z.int() });

/** What administrators ask about notices beside each single one. */
export const reportCommands = {
  /**
   * The oldest 200 open notices by the thing that they are about, with what decides; child abuse first, then what has waited for days,
   * then what most people reported. Changes nothing.
   */
  readReportGroups: defineAdminContract({
    name: 'readReportGroups',
    permission: 'moderate',
    input: z.strictObject({}),
    result: z.strictObject({
      groups: z.array(
        z.strictObject({
          target: z.enum(idsOf(reportTargets)),
          targetId: z.string(),
          title: z.string(),
          url: z.string(),
          reportIds: z.array(z.string()),
          /** How often it was reported, repeats of one source included. */
          times: z.int(),
          oldestAtMs: z.number(),
          why: z.enum(['childAbuse', 'old', 'many', 'turn']),
          /** Of a listing that is there. */
          listing: z.optional(
            z.strictObject({
              title: z.string(),
              priceLei: z.int(),
              status: z.enum(listingStatuses),
              sellerName: z.string(),
              ownerId: z.string(),
              photo: z.optional(z.string()),
            }),
          ),
        }),
      ),
      /** By the uid of the reporter. */
      records: z.record(z.string(), recordSchema),
      /** There are more than were read. */
      isMore: z.boolean(),
    }),
    errors: [],
  }),
  /** The same answer to several open notices; those that have one already are left alone. */
  decideReports: defineAdminContract({
    name: 'decideReports',
    permission: 'moderate',
    input: z.strictObject({
      reportIds: z.array(documentId).check(z.minLength(1), z.maxLength(REPORTS_ANSWERED_MAX)),
      outcome: z.enum(idsOf(reportOutcomes)),
      text: text(5000),
    }),
    /** How many were answered. */
    result: z.strictObject({ answered: z.int() }),
    errors: ['changedElsewhere'],
  }),
};
