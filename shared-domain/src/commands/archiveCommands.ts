import * as z from 'zod/mini';
import { idsOf } from '../listing/vehicleFields';
import { fileLinkDays } from '../people/fileLinkTerms';
import { archiveContentTypes, archiveKinds } from '../people/archiveFields';
import { documentId, listingId, text } from './commandFields';
import { defineContract } from './defineContract';

/** Kept files. */
export const archiveCommands = {
  bookArchiveFile: defineContract({
    name: 'bookArchiveFile',
    input: z.strictObject({
      name: text(200),
      kind: z.enum(idsOf(archiveKinds)),
      tags: z.array(text(40)).check(z.maxLength(20)),
      sizeBytes: z.int(),
      contentType: z.enum(archiveContentTypes),
      listingId: z.optional(listingId),
    }),
    /** It goes to `address`, in exactly this size and type: a path of the embedded Firebase, or a whole address at Google. */
    result: z.strictObject({ uploadId: z.string(), address: z.string() }),
    errors: ['quotaFull'],
  }),
  keepArchiveFile: defineContract({
    name: 'keepArchiveFile',
    input: z.strictObject({ uploadId: documentId }),
    result: z.strictObject({ entryId: z.string(), path: z.string() }),
    errors: ['fileType'],
  }),
  deleteArchiveFile: defineContract({
    name: 'deleteArchiveFile',
    input: z.strictObject({ entryId: documentId, forGood: z.boolean() }),
    result: z.strictObject({}),
    errors: [],
  }),
  shareArchiveFile: defineContract({
    name: 'shareArchiveFile',
    input: z.strictObject({ entryId: documentId, days: z.literal(fileLinkDays) }),
    /** The path and token by which anybody fetches the file; answered this once. */
    result: z.strictObject({ linkId: z.string(), address: z.string(), untilMs: z.number() }),
    errors: ['quotaFull'],
  }),
  revokeFileLink: defineContract({
    name: 'revokeFileLink',
    input: z.strictObject({ linkId: documentId }),
    result: z.strictObject({}),
    errors: [],
  }),
  /** Links of a kept file that stand, the newest first. */
  readFileLinks: defineContract({
    name: 'readFileLinks',
    input: z.strictObject({ entryId: documentId }),
    result: z.strictObject({
      links: z.array(
        z.strictObject({
          id: z.string(),
          createdMs: z.number(),
          untilMs: z.number(),
          openings: z.number(),
        }),
      ),
    }),
    errors: [],
  }),
  restoreArchiveFile: defineContract({
    name: 'restoreArchiveFile',
    input: z.strictObject({ entryId: documentId }),
    result: z.strictObject({}),
    errors: [],
  }),
};
