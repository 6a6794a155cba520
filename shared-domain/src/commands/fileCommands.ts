import * as z from 'zod/mini';
import { idsOf } from '../listing/vehicleFields';
import { moderationGrounds } from '../moderation/moderationFields';
import { REPORTS_ANSWERED_MAX } from '../site/limits';
import { documentId, text } from './commandFields';
import { defineAdminContract } from './defineAdminContract';

/** What is done about files that people give by links. */
export const fileCommands = {
  /** The file of a link, as it was pasted, with whose it is; nobody reads what the file holds. Changes nothing. */
  findSharedFile: defineAdminContract({
    name: 'findSharedFile',
    permission: 'moderate',
    input: z.strictObject({ link: text(1000) }),
    result: z.strictObject({
      uid: z.string(),
      ownerName: z.string(),
      entryId: z.string(),
      name: z.string(),
      sizeBytes: z.int(),
      keptAtMs: z.number(),
      sharedAtMs: z.number(),
      untilMs: z.number(),
      openings: z.int(),
    }),
    errors: [],
  }),
  /** Ends all links of a file and refuses new ones, until the decision is reversed; answers the notices named. */
  stopFileSharing: defineAdminContract({
    name: 'stopFileSharing',
    permission: 'moderate',
    input: z.strictObject({
      uid: documentId,
      entryId: documentId,
      ground: z.enum(idsOf(moderationGrounds)),
      facts: text(5000),
      reportIds: z.array(documentId).check(z.maxLength(REPORTS_ANSWERED_MAX)),
    }),
    result: z.strictObject({}),
    errors: ['changedElsewhere'],
  }),
};
