import { EMAIL_ADDRESS } from '@anunturi/shared-contract/site/emailAddress';
import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { publicNameProblem } from '@anunturi/shared-domain/people/publicName';
import {
  DISPLAY_NAME_MAX,
  DISPLAY_NAME_MIN,
  EMAIL_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '@anunturi/shared-domain/site/limits';
import { cuiProblem, isValidCui } from '@anunturi/shared-domain/validators/cui';
import * as z from 'zod/mini';
import { texts } from './texts';

const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, texts.emailMissing),
    z.maxLength(EMAIL_MAX, texts.emailWrong),
    z.regex(EMAIL_ADDRESS, texts.emailWrong),
  );
const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN, texts.passwordShort),
    z.maxLength(PASSWORD_MAX, texts.passwordLong),
  );

/** What signing in asks for. */
export const loginSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, texts.passwordMissing)),
});

/** What a new account asks for on a site of this name. */
export const registerSchema = (siteName: string) =>
  z
    .object({
      displayName: z.string().check(
        z.trim(),
        z.minLength(DISPLAY_NAME_MIN, texts.nameShort),
        z.maxLength(DISPLAY_NAME_MAX, texts.nameLong),
        z.refine((name) => publicNameProblem(tidyText(name), siteName) === undefined, {
          error: ({ input }) => publicNameProblem(tidyText(input as string), siteName)!,
        }),
      ),
      email,
      password: newPassword,
      sellerType: z.enum(['private', 'company']),
      companyName: z.string(),
      cui: z.string(),
    })
    .check(
      z.refine(
        ({ sellerType, companyName }) => sellerType === 'private' || companyName.trim().length >= 2,
        {
          path: ['companyName'],
          error: texts.companyMissing,
        },
      ),
      z.refine(({ sellerType, cui }) => sellerType === 'private' || isValidCui(cui), {
        path: ['cui'],
        error: ({ input }) => cuiProblem((input as { cui: string }).cui)!,
      }),
    );

/** What a forgotten password asks for. */
export const resetSchema = z.object({ email });

/** The new password behind an e-mailed link. */
export const newPasswordSchema = z.object({ password: newPassword });

/** The code that follows the password. */
export const codeSchema = z.object({
  code: z
    .string()
    .check(z.trim(), z.minLength(1, texts.codeMissing), z.maxLength(40, texts.codeMissing)),
});
