import * as z from 'zod/mini';
import { idsOf } from '../listing/vehicleFields';
import { emailField } from '../site/fields';
import * as limits from '../site/limits';
import { isValidTradeRegister } from '../validators/cui';
import { authorisationKinds } from './authorisationKinds';

/** Series and number of an authorisation. */
export const AUTHORISATION_NUMBER = /^[\p{L}\d][\p{L}\d ./-]*$/u;
const ADDRESS = /^[\p{L}\d][\p{L}\d ,.;/()-]*$/u;

/** A trade register number as it is stored: without spaces, in capitals. */
export const normalizeTradeRegister = (text: string): string =>
  text.toUpperCase().replace(/\s/g, '');

/**
 * What a firm says of itself beside name and CUI, shown to everybody (Legea 365/2002 art. 5; Ordinul ANPC 225/2023): trade register
 * number, seat, and by kind the series and number of its authorisations; e-mail and pledge where DSA art. 30 wants them.
 */
export const companyIdentitySchema = z.strictObject({
  tradeRegister: z.optional(
    z
      .string()
      .check(
        z.refine((text) => text === normalizeTradeRegister(text) && isValidTradeRegister(text)),
      ),
  ),
  address: z.optional(
    z
      .string()
      .check(
        z.minLength(limits.COMPANY_ADDRESS_MIN),
        z.maxLength(limits.COMPANY_ADDRESS_MAX),
        z.regex(ADDRESS),
      ),
  ),
  /** Where buyers write to the firm. */
  email: z.optional(emailField),
  /** It offers only what the law of the Union allows (DSA art. 30 (1) e). */
  pledged: z.optional(z.literal(true)),
  authorisations: z.optional(
    z.partialRecord(
      z.enum(idsOf(authorisationKinds)),
      z
        .string()
        .check(
          z.minLength(2),
          z.maxLength(limits.AUTHORISATION_MAX),
          z.regex(AUTHORISATION_NUMBER),
        ),
    ),
  ),
});
export type CompanyIdentity = z.infer<typeof companyIdentitySchema>;
