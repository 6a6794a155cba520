import * as z from 'zod/mini';
import { textField, wholeField } from '../site/fields';
import * as limits from '../site/limits';
import { programmes, providerForms } from './serviceFields';
import { idsOf } from './vehicleFields';

/** The facts of a service listing; `coveredLocalityIds` includes the listing's own locality, or is absent with `wholeCounty`. */
export const serviceSchema = z.strictObject({
  providerForm: z.enum(idsOf(providerForms)),
  programme: z.enum(idsOf(programmes)),
  hoursText: z.optional(textField(1, limits.SERVICE_HOURS_MAX)),
  wholeCounty: z.boolean(),
  coveredLocalityIds: z.optional(
    z.array(textField(1, 60)).check(z.minLength(1), z.maxLength(limits.SERVICE_LOCALITIES_MAX)),
  ),
  travelRadiusKm: z.optional(wholeField(0, limits.SERVICE_RADIUS_MAX_KM)),
  experienceYears: z.optional(wholeField(0, limits.SERVICE_EXPERIENCE_MAX_YEARS)),
  givesInvoice: z.boolean(),
  givesWarranty: z.boolean(),
});
export type Service = z.infer<typeof serviceSchema>;
