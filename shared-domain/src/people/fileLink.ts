import * as z from 'zod/mini';
import { idField, wholeField } from '../site/fields';
import { FILE_LINK_OPENINGS_MAX } from './fileLinkTerms';

/**
 * `fileLinks/{digest of its token}`: a file of an archive that anybody with the token may fetch until `forgetAt`. The token itself is
 * stored nowhere.
 */
export const fileLinkSchema = z.strictObject({
  /** Whose archive it is. */
  uid: idField,
  entryId: idField,
  createdAt: z.date(),
  /** Its end; it is deleted then. */
  forgetAt: z.date(),
  /** How often the file was asked for by it. */
  openings: wholeField(0, FILE_LINK_OPENINGS_MAX),
});
export type FileLink = z.infer<typeof fileLinkSchema>;
