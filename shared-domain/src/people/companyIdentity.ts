import * as z from 'zod/mini';
import { idsOf } from '../listing/vehicleFields';
import * as limits from '../site/limits';
import { isValidTradeRegister } from '../validators/cui';
import { authorisationKinds } from './authorisationKinds';

const NUMBER = /^[\p{L}\d][\p{L}\d ./-]*$/u;
const ADDRESS = /^[\p{L}\d][\p{L}\d ,.;/()-]*$/u;

/** A trade register number as it is stored: without spaces, in capitals. */
export const normalizeTradeRegister = (text: string): string =>
  text.toUpperCase().replace(/\s/g, '');

/**
 * What a firm says of itself beside name and CUI, shown to everybody (Legea 365/2002 art. 5; Ordinul ANPC 225/2023): trade register
 * number, seat, and by kind the series and number of its authorisations.
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
  authorisations: z.optional(
    z.partialRecord(
      z.enum(idsOf(authorisationKinds)),
      z.string().check(z.minLength(2), z.maxLength(limits.AUTHORISATION_MAX), z.regex(NUMBER)),
    ),
  ),
});
export type CompanyIdentity = z.infer<typeof companyIdentitySchema>;

/** What is wrong with a part of it as it is typed, for beside its field; nothing where it is empty. */
export const identityProblems = {
  tradeRegister: (text: string) =>
    text.trim() === '' || isValidTradeRegister(text)
      ? undefined
      : 'Scrieți numărul ca J32/123/2019 sau, în forma nouă, J2019000123322.',
  address: (text: string) =>
    text.trim() === '' || companyIdentitySchema.shape.address.safeParse(text.trim()).success
      ? undefined
      : `Scrieți sediul în ${limits.COMPANY_ADDRESS_MIN}–${limits.COMPANY_ADDRESS_MAX} de caractere, fără adrese web sau de e-mail.`,
  authorisation: (text: string) =>
    text.trim() === '' || (NUMBER.test(text.trim()) && text.trim().length >= 2)
      ? undefined
      : 'Scrieți seria și numărul: litere, cifre, puncte, linii.',
};
