import * as z from 'zod/mini';
import { legalStateSchema } from './legalStateSchema';
import { EMAIL_ADDRESS } from './emailAddress';
import { PARTNERS_MAX } from './partnersMax';

const textField = (min: number, max: number) =>
  z.string().check(z.minLength(min), z.maxLength(max));
const emailField = z.string().check(z.maxLength(254), z.regex(EMAIL_ADDRESS));

const httpsUrl = z.string().check(z.maxLength(300), z.regex(/^https:\/\/[^\s"<>]+$/));

/** Who runs the site, as the law wants it shown (Legea 365/2002 art. 5): footer, contact, privacy policy. */
export const operatorSchema = z.strictObject({
  name: textField(2, 120),
  cui: z.string().check(z.regex(/^(RO)?\d{2,10}$/)),
  tradeRegister: z.string().check(z.regex(/^(?:[JFC]\d{1,2}\/\d{1,7}\/\d{4}|[JFC]\d{13})$/)),
  seat: textField(5, 200),
  phone: z.string().check(z.regex(/^0[237]\d{8}$/)),
  email: emailField,
});
export type Operator = z.infer<typeof operatorSchema>;

export const partnerSchema = z.strictObject({ label: textField(2, 60), url: httpsUrl });

const besideConfig = (ending: string) =>
  z
    .string()
    .check(z.maxLength(120), z.regex(new RegExp(`^(?!.*\\.\\.)[\\w-][\\w./-]*\\.${ending}$`)));

/**
 * An official form that can be filled in (a PDF with fields), instead of our page after its model. Both files stand beside the
 * configuration; the HTML server gives them at `officialFormPath`.
 */
const officialFormSchema = z.strictObject({
  /** Which document it is of, as `?document=` names it. */
  document: z.string().check(z.regex(/^[a-z0-9-]{3,40}$/)),
  pdf: besideConfig('pdf'),
  /** Names of the PDF's fields with what stands in each (docs/your-own-site.md). */
  fields: besideConfig('json'),
  /** Of the PDF, in hexadecimal: another file than the one that was looked at is not filled in. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type OfficialForm = z.infer<typeof officialFormSchema>;

/** Everything that makes this site this one. */
export const siteConfigSchema = z.strictObject({
  name: textField(2, 60),
  domain: z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)),
  tagline: textField(10, 160),
  county: z.strictObject({
    name: textField(2, 40),
    code: z.string().check(z.regex(/^[A-Z]{1,2}$/)),
  }),
  partners: z.array(partnerSchema).check(z.maxLength(PARTNERS_MAX)),
  maker: partnerSchema,
  operator: operatorSchema,
  contactEmail: emailField,
  officialForms: z.optional(z.array(officialFormSchema).check(z.maxLength(10))),
  /** False: browsers keep nothing for when there is no network, and remove the service worker that they have. */
  keepsOffline: z.optional(z.boolean()),
  /**
   * Where a developer's browser may take one remote from (`?mf-override=`, docs/platform.md): exact addresses of the machine
   * itself. In production nowhere unless listed; under `npm start` the remotes' dev servers, and an empty list refuses them.
   */
  overrideOrigins: z.optional(
    z.array(z.string().check(z.regex(/^http:\/\/(localhost|127\.0\.0\.1):\d{2,5}$/))),
  ),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** `site.config.json` at the root of the project: the configuration, and the schema that helps editors with it. */
export const siteConfigFileSchema = z.extend(siteConfigSchema, { $schema: z.optional(z.string()) });

/**
 * The site as pages show it: its configuration with what administrators changed, their notice for everybody, and which versions of
 * the legal texts hold.
 */
export const shownSiteSchema = z.extend(siteConfigSchema, {
  notice: z.optional(textField(1, 300)),
  legal: z.optional(legalStateSchema),
});
export type ShownSite = z.infer<typeof shownSiteSchema>;

/** What administrators change of it in `settings/site`, among other fields; what is absent stands in the configuration. */
export const siteChangesSchema = z.object({
  notice: shownSiteSchema.shape.notice,
  operator: z.optional(operatorSchema),
  partners: z.optional(siteConfigSchema.shape.partners),
});
export type SiteChanges = z.infer<typeof siteChangesSchema>;
