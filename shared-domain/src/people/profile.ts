import * as z from 'zod/mini';
import { cuiField, textField } from '../site/fields';
import * as limits from '../site/limits';
import { idsOf, sellerTypes } from '../listing/vehicleFields';

/** A document of `profiles/{uid}`: what anyone may know of a seller. */
export const profileSchema = z
  .strictObject({
    displayName: textField(limits.DISPLAY_NAME_MIN, limits.DISPLAY_NAME_MAX),
    sellerType: z.enum(idsOf(sellerTypes)),
    companyName: z.optional(textField(2, limits.COMPANY_NAME_MAX)),
    companyCui: z.optional(cuiField),
    memberSince: z.date(),
  })
  .check(
    z.refine((profile) =>
      profile.sellerType === 'company'
        ? profile.companyName !== undefined
        : profile.companyName === undefined && profile.companyCui === undefined,
    ),
  );
export type ProfileFields = z.infer<typeof profileSchema>;
