import * as z from 'zod/mini';
import { emailField } from '../site/fields';
import { alertFrequencySchema } from './alertFrequencySchema';
import { savedSearchSchema } from './savedSearch';

/** `pendingSearches/{id}`: a search of a visitor whose address has not been confirmed; gone after two days. */
export const pendingSearchSchema = z.strictObject({
  email: emailField,
  name: savedSearchSchema.shape.name,
  query: savedSearchSchema.shape.query,
  alert: alertFrequencySchema,
  forgetAt: z.date(),
});
