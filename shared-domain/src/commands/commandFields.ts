import * as z from 'zod/mini';
import { withoutInvisible } from './withoutInvisible';

/** Fields of documents: their exact limits are shared-domain's, this keeps out what is no field at all. */
export const text = (most: number) =>
  z.string().check(z.maxLength(most), z.overwrite(withoutInvisible));
/** A name that stands before others: invisible signs in it are refused, as nobody types them into a name by chance. */
export const publicName = (most: number) => z.string().check(z.maxLength(most));
/** One fact of a vehicle or service: a value of any kind that the catalogues have. */
const fact = z.union([text(1000), z.number(), z.boolean(), z.array(text(100))]);
/** The facts of a listing by their names. */
export const facts = z.record(text(60), z.optional(fact));
/** Firestore keeps names between double underscores for itself, and fails when it is asked for one. */
export const documentId = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,160}$/));
export const listingId = z.string().check(z.regex(/^[A-Za-z0-9]{20}$/));
/** The version that the person saw: a newer one refuses the act (`changedElsewhere`). */
export const version = z.int();
