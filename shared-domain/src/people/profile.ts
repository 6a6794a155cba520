import * as z from 'zod/mini';
import { cuiField, textField } from '../site/fields';
import * as limits from '../site/limits';
import { idsOf, sellerTypes } from '../listing/vehicleFields';
import { companyIdentitySchema } from './companyIdentity';
import { openingHoursSchema } from './openingHoursSchema';
import type { UserFields } from './user';

/** A document of `profiles/{uid}`: what anyone may know of a seller. */
export const profileSchema = z
  .strictObject({
    displayName: textField(limits.DISPLAY_NAME_MIN, limits.DISPLAY_NAME_MAX),
    sellerType: z.enum(idsOf(sellerTypes)),
    companyName: z.optional(textField(2, limits.COMPANY_NAME_MAX)),
    companyCui: z.optional(cuiField),
    /** An administrator confirmed that the company is theirs. */
    companyConfirmed: z.optional(z.literal(true)),
    companyHours: z.optional(openingHoursSchema),
    companyIdentity: z.optional(companyIdentitySchema),
    /** `revealSellerPhone` answers. */
    companyHasPhone: z.optional(z.literal(true)),
    memberSince: z.date(),
  })
  .check(
    z.refine((profile) =>
      profile.sellerType === 'company'
        ? profile.companyName !== undefined
        : profile.companyName === undefined &&
          profile.companyCui === undefined &&
          profile.companyConfirmed === undefined &&
          profile.companyHours === undefined &&
          profile.companyIdentity === undefined &&
          profile.companyHasPhone === undefined,
    ),
  );
export type ProfileFields = z.infer<typeof profileSchema>;

/** What anyone may know of a person. */
export const toProfile = (
  user: Pick<
    UserFields,
    'displayName' | 'sellerType' | 'company' | 'companyConfirmedAt' | 'phone' | 'createdAt'
  >,
): ProfileFields => ({
  displayName: user.displayName,
  sellerType: user.sellerType,
  ...(user.sellerType === 'company' &&
    user.company && {
      companyName: user.company.name,
      companyCui: user.company.cui,
      ...(user.company.hours && { companyHours: user.company.hours }),
      ...(user.company.identity && { companyIdentity: user.company.identity }),
      ...(user.company.showsPhone && user.phone && { companyHasPhone: true as const }),
      ...(user.companyConfirmedAt && { companyConfirmed: true as const }),
    }),
  memberSince: user.createdAt,
});
