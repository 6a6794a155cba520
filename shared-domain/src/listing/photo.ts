import * as z from 'zod/mini';
import { wholeField } from '../site/fields';

/** A stored photo of a listing: `path` at most 1600 px, `thumbPath` 480 px wide; sizes in pixels of the large one. */
export const photoSchema = z.strictObject({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{6,40}$/)),
  path: z
    .string()
    .check(z.regex(/^listings\/[A-Za-z0-9_-]{1,128}\/[A-Za-z0-9]{20}\/[A-Za-z0-9_-]{6,40}\.webp$/)),
  thumbPath: z
    .string()
    .check(
      z.regex(/^listings\/[A-Za-z0-9_-]{1,128}\/[A-Za-z0-9]{20}\/[A-Za-z0-9_-]{6,40}_t\.webp$/),
    ),
  width: wholeField(1, 10_000),
  height: wholeField(1, 10_000),
});
export type Photo = z.infer<typeof photoSchema>;
