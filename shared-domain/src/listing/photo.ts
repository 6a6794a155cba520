import * as z from 'zod/mini';
import { wholeField } from '../site/fields';

const at = (ending: string) =>
  z
    .string()
    .check(
      z.regex(
        new RegExp(
          `^listings/[A-Za-z0-9_-]{1,128}/[A-Za-z0-9]{20}/[A-Za-z0-9_-]{6,40}${ending}\\.webp$`,
        ),
      ),
    );

/** A stored photo of a listing: `path` at most 1600 px, `thumbPath` 480 px wide; sizes in pixels of the large one. */
export const photoSchema = z.strictObject({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{6,40}$/)),
  path: at(''),
  thumbPath: at('_t'),
  /** At most 1080 px; older photos, and those that are no larger, have none. */
  mediumPath: z.optional(at('_m')),
  /** A WebP of 12 px in base64, in its place until it comes; older photos have none. */
  blur: z.optional(z.string().check(z.regex(/^[A-Za-z0-9+/]{20,197}={0,2}$/))),
  width: wholeField(1, 10_000),
  height: wholeField(1, 10_000),
});
export type Photo = z.infer<typeof photoSchema>;
