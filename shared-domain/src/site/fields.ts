import { EMAIL_ADDRESS } from '@anunturi/shared-contract/site/emailAddress';
import * as z from 'zod/mini';
import { EMAIL_MAX } from './limits';

/** Field shapes that several collections share, each expressible in security rules too. */
export const idField = z
  .string()
  .check(z.minLength(1), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/));
export const listingIdField = z.string().check(z.regex(/^[A-Za-z0-9]{20}$/));
export const slugField = (max: number) =>
  z.string().check(z.maxLength(max), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
/** As on its number plates: `SB`, `B`. */
export const countyField = z.string().check(z.regex(/^[A-Z]{1,2}$/));
export const textField = (min: number, max: number) =>
  z.string().check(z.minLength(min), z.maxLength(max));
export const wholeField = (from: number, to: number) => z.int().check(z.gte(from), z.lte(to));
export const emailField = z.string().check(z.maxLength(EMAIL_MAX), z.regex(EMAIL_ADDRESS));
/** A Romanian number as normalizePhone stores it: `0712345678`. */
export const phoneField = z.string().check(z.regex(/^0[237]\d{8}$/));
/** A path of this site with its query. */
export const sitePathField = z
  .string()
  .check(z.maxLength(500), z.regex(/^\/(?:[^/\\\s][^\\\s]*)?$/));
/** Digits of a fiscal code, without RO; the check digit is the form's to verify. */
export const cuiField = z.string().check(z.regex(/^\d{2,10}$/));
