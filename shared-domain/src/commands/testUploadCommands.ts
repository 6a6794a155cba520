import * as z from 'zod/mini';
import { text } from './commandFields';
import { defineContract } from './defineContract';

/** The upload test: files that nobody reads, gone within hours. `cancelUpload` deletes one. */
export const testUploadCommands = {
  bookTestUpload: defineContract({
    name: 'bookTestUpload',
    input: z.strictObject({ name: text(200), sizeBytes: z.int(), contentType: text(100) }),
    /** It goes to `address`, in exactly this size and type: a path of the embedded Firebase, or a whole address at Google. */
    result: z.strictObject({ uploadId: z.string(), address: z.string() }),
    errors: ['fileType', 'quotaFull'],
  }),
  listTestUploads: defineContract({
    name: 'listTestUploads',
    input: z.strictObject({}),
    result: z.strictObject({
      files: z.array(
        z.strictObject({
          uploadId: z.string(),
          path: z.string(),
          name: z.string(),
          sizeBytes: z.int(),
          contentType: z.string(),
          createdAtMs: z.number(),
        }),
      ),
    }),
    errors: [],
  }),
};
