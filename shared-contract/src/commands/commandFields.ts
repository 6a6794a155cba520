import * as z from 'zod/mini';

/** Fields of documents: their exact limits are shared-domain's, this keeps out what is no field at all. */
export const text = (most: number) => z.string().check(z.maxLength(most));
export const documentId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,160}$/));
export const listingId = z.string().check(z.regex(/^[A-Za-z0-9]{20}$/));
/** The version that the person saw: a newer one refuses the act (`changedElsewhere`). */
export const version = z.int();
