import * as z from 'zod/mini';
import * as limits from './limits';
import { programmes, providerForms } from './serviceFields';
import { idsOf } from './vehicleFields';

/** The facts of a service listing; `coveredLocalityIds` includes the listing's own locality, or is absent with `wholeCounty`. */
export const serviceSchema = z.strictObject({
  providerForm: z.enum(idsOf(providerForms)),
  programme: z.enum(idsOf(programmes)),
  hoursText: z.optional(z.string().check(z.minLength(1), z.maxLength(limits.SERVICE_HOURS_MAX))),
  wholeCounty: z.boolean(),
  coveredLocalityIds: z.optional(
    z
      .array(z.string().check(z.minLength(1), z.maxLength(60)))
      .check(z.minLength(1), z.maxLength(limits.SERVICE_LOCALITIES_MAX)),
  ),
  travelRadiusKm: z.optional(z.int().check(z.gte(0), z.lte(limits.SERVICE_RADIUS_MAX_KM))),
  experienceYears: z.optional(z.int().check(z.gte(0), z.lte(limits.SERVICE_EXPERIENCE_MAX_YEARS))),
  givesInvoice: z.boolean(),
  givesWarranty: z.boolean(),
});
export type Service = z.infer<typeof serviceSchema>;
