import * as z from 'zod/mini';
import { textField } from '../site/fields';
import { COMPANY_NAME_MAX } from '../site/limits';

/** `users/{uid}/mutedSellers/{sellerId}`: whose listings this person does not want to see. */
export const mutedSellerSchema = z.strictObject({
  sellerName: textField(1, COMPANY_NAME_MAX),
  mutedAt: z.date(),
});
export type MutedSeller = z.infer<typeof mutedSellerSchema>;
