import * as z from 'zod/mini';
import { emailField, textField, wholeField } from './fields';
import * as limits from './limits';
import { siteChangesSchema } from '@anunturi/shared-contract/site/siteConfigSchema';

/** `settings/site`: what the administration changes of the site; what is absent comes from site.config.json. */
export const siteSettingsSchema = z.strictObject({
  homeTitle: z.optional(textField(5, 120)),
  homeText: z.optional(textField(5, 400)),
  /** On e-mails: the sender's name and address, which the mail server must know, and where answers go. */
  sender: z.optional(
    z.strictObject({
      name: z.optional(textField(2, 60)),
      address: z.optional(emailField),
      replyTo: z.optional(emailField),
    }),
  ),
  ...siteChangesSchema.shape,
  updatedAt: z.date(),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/**
 * `settings/limits`: how much a person may send a day, and the euro's rate; commands hold them. `new` accounts are younger
 * than `newAccountDays`.
 */
export const limitSettingsSchema = z.strictObject({
  listingsPerDay: wholeField(0, 1000),
  listingsPerDayNew: wholeField(0, 1000),
  conversationsPerDay: wholeField(0, 1000),
  conversationsPerDayNew: wholeField(0, 1000),
  messagesPerDay: wholeField(0, 10_000),
  messagesPerDayNew: wholeField(0, 10_000),
  reportsPerDay: wholeField(0, 1000),
  newAccountDays: wholeField(0, 365),
  /** Bani for one euro. */
  eurRateBani: wholeField(limits.EUR_RATE_MIN * 100, limits.EUR_RATE_MAX * 100),
  updatedAt: z.date(),
});
export type LimitSettings = z.infer<typeof limitSettingsSchema>;

/** `settings/moderation`. */
export const moderationSettingsSchema = z.strictObject({
  preModeration: z.boolean(),
  /** So many accepted listings make a seller trusted; 0: never by itself. */
  autoTrustAfter: wholeField(0, 1000),
  bannedWords: z
    .array(textField(2, limits.BANNED_WORD_MAX))
    .check(z.maxLength(limits.BANNED_WORDS_MAX)),
  updatedAt: z.date(),
});
export type ModerationSettings = z.infer<typeof moderationSettingsSchema>;

/** A place of the county; with `retired`, listings that are there stay and no new ones come. */
export const localitySchema = z.strictObject({
  id: textField(1, 60),
  name: textField(2, 60),
  kind: z.enum(['city', 'town', 'commune']),
  /** Nearest first; "with its neighbours" in a search means these. */
  neighbourIds: z.array(textField(1, 60)).check(z.maxLength(7)),
  /** Where it lies; without it no distances are said. */
  at: z.optional(
    z.strictObject({
      latitude: z.number().check(z.minimum(-90), z.maximum(90)),
      longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    }),
  ),
  /** The council's surcharge on the vehicle tax, in percent. */
  surchargePercent: wholeField(0, 100),
  /** The decision that sets it, by number and date. */
  surchargeDecision: z.optional(textField(1, limits.COUNCIL_DECISION_MAX)),
  retired: z.optional(z.boolean()),
});
export type Locality = z.infer<typeof localitySchema>;

/** `settings/localities`: the places of the configured county. */
export const localitySettingsSchema = z.strictObject({
  localities: z.array(localitySchema).check(z.minLength(1), z.maxLength(limits.LOCALITIES_MAX)),
  updatedAt: z.date(),
});
export type LocalitySettings = z.infer<typeof localitySettingsSchema>;
