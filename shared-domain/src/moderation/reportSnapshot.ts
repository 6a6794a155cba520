import * as z from 'zod/mini';
import { listingStatuses } from '../listing/listingStatus';
import { photoSchema } from '../listing/photo';
import { messageSchema } from '../people/message';
import { profileSchema } from '../people/profile';
import { idField, textField, wholeField } from '../site/fields';
import * as limits from '../site/limits';
import { sharedFileSchema } from './sharedFile';

/**
 * `reports/{id}/private/snapshot`: what a notice is about as it stood when the notice came, whatever its author changes or
 * deletes afterwards. Written by trusted code, read by administrators. Missing when there was nothing to keep.
 */
export const reportSnapshotSchema = z.strictObject({
  takenAt: z.date(),
  /** Who wrote what is reported. */
  authorId: idField,
  listing: z.optional(
    z.strictObject({
      title: textField(0, limits.TITLE_MAX),
      description: textField(0, limits.DESCRIPTION_MAX),
      priceLei: wholeField(0, limits.PRICE_LEI_MAX),
      sellerName: textField(0, limits.COMPANY_NAME_MAX),
      status: z.enum(listingStatuses),
      version: wholeField(1, Number.MAX_SAFE_INTEGER),
      photos: z.array(photoSchema),
    }),
  ),
  profile: z.optional(profileSchema),
  /** Of a file given by a link: what is known of it, never what it holds. */
  file: z.optional(sharedFileSchema),
  /** The last messages of the author, oldest first, when the reporter let administrators read them. */
  messages: z.optional(z.array(messageSchema)),
});
export type ReportSnapshot = z.infer<typeof reportSnapshotSchema>;

/** Most messages that a snapshot keeps. */
export const SNAPSHOT_MESSAGES_MAX = 20;
