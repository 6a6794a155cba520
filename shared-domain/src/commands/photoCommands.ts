import * as z from 'zod/mini';
import { documentId, text } from './commandFields';
import { defineContract } from './defineContract';

/** Photos on their way into a listing. */
export const photoCommands = {
  bookUpload: defineContract({
    name: 'bookUpload',
    /** Of a photo about to be uploaded. */
    input: z.strictObject({ sizeBytes: z.int(), contentType: text(100) }),
    /** It goes to `address`, in exactly this size and type: a path of the embedded Firebase, or a whole address at Google. */
    result: z.strictObject({ uploadId: z.string(), address: z.string() }),
    errors: ['fileType', 'quotaFull'],
  }),
  preparePhoto: defineContract({
    name: 'preparePhoto',
    input: z.strictObject({ uploadId: documentId }),
    /** The id is made of the content; sizes in pixels of the large picture. */
    result: z.strictObject({ photoId: z.string(), width: z.int(), height: z.int() }),
    errors: ['fileUnreadable'],
  }),
  cancelUpload: defineContract({
    name: 'cancelUpload',
    input: z.strictObject({ uploadId: documentId }),
    result: z.strictObject({}),
    errors: [],
  }),
};
