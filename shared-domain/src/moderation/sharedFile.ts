import * as z from 'zod/mini';
import { idField, textField, wholeField } from '../site/fields';

/** A kept file that a link gives, as those who answer notices see it: everything but what it holds. */
export const sharedFileSchema = z.strictObject({
  entryId: idField,
  /** As the downloaded file is called. */
  name: textField(1, 300),
  sizeBytes: wholeField(0, Number.MAX_SAFE_INTEGER),
  /** When the file was kept, when the link was made and when it ends. */
  keptAt: z.date(),
  sharedAt: z.date(),
  until: z.date(),
  /** How often it was taken by this link. */
  openings: wholeField(0, Number.MAX_SAFE_INTEGER),
});
export type SharedFile = z.infer<typeof sharedFileSchema>;
