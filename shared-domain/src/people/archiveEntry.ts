import * as z from 'zod/mini';
import { archiveContentTypes, archiveKinds, archiveTerms } from './archiveFields';
import { idField, listingIdField, textField, wholeField } from '../site/fields';
import * as limits from '../site/limits';
import { proofFactsSchema } from '../listing/proof';
import { idsOf } from '../listing/vehicleFields';

/** `users/{uid}/archive/{id}`: a file its owner keeps; read by the owner alone, not by administrators either. */
export const archiveEntrySchema = z.strictObject({
  name: textField(1, limits.ARCHIVE_NAME_MAX),
  kind: z.enum(idsOf(archiveKinds)),
  tags: z.array(textField(1, limits.TAG_MAX)).check(z.maxLength(limits.ARCHIVE_TAGS_MAX)),
  path: z.string().check(z.regex(/^archive\/[A-Za-z0-9_-]{1,128}\/[A-Za-z0-9._-]{1,80}$/)),
  sizeBytes: wholeField(1, limits.ARCHIVE_EARLIER_FILE_MAX_BYTES),
  contentType: z.enum(archiveContentTypes),
  /** The folder that its owner has put it into; none: it lies outside of all. */
  folder: z.optional(textField(1, limits.ARCHIVE_FOLDER_MAX)),
  listingId: z.optional(listingIdField),
  createdAt: z.date(),
  /** Digest of its bytes in hexadecimal, by which the same file is known again; earlier entries have none. */
  sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  /** Until when the paper is valid (ITP, RCA, rovinietă), as its owner says. */
  expiresAt: z.optional(z.date()),
  /** What it is that runs out then. */
  term: z.optional(z.enum(idsOf(archiveTerms))),
  /** The listing at which trusted code shows what it says as a proof; the file itself is shown to nobody. */
  proofOf: z.optional(listingIdField),
  /** What it will say there, while that listing is being written and is not stored yet. */
  proof: z.optional(proofFactsSchema),
  /** Set while a deletion can still be undone. */
  deletedAt: z.optional(z.date()),
});
export type ArchiveEntryFields = z.infer<typeof archiveEntrySchema>;
export type ArchiveEntry = ArchiveEntryFields & { id: string };

/** `users/{uid}/usage/archive`: bytes in use or booked. */
export const archiveUsageSchema = z.strictObject({
  usedBytes: wholeField(0, limits.ARCHIVE_EARLIER_QUOTA_BYTES),
  /** Written by earlier versions. */
  lastEntryId: z.optional(idField),
});
export type ArchiveUsage = z.infer<typeof archiveUsageSchema>;
