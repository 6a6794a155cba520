import * as z from 'zod/mini';
import { cuiField, emailField, phoneField, textField, wholeField } from '../site/fields';
import * as limits from '../site/limits';
import { moderationGrounds } from '../moderation/moderationFields';
import { companyIdentitySchema } from './companyIdentity';
import { blockAppealSchema } from './blockAppeal';
import { roles } from './roles';
import { openingHoursSchema } from './openingHoursSchema';
import { foldDiacritics } from '../formats/romanianText';
import { idsOf, sellerTypes } from '../listing/vehicleFields';

/** A company that sells; `cui` digits without RO. */
const companySchema = z.strictObject({
  name: textField(2, limits.COMPANY_NAME_MAX),
  cui: cuiField,
  hours: z.optional(openingHoursSchema),
  identity: z.optional(companyIdentitySchema),
  /** Every reader of the company's page may ask for the phone. */
  showsPhone: z.optional(z.literal(true)),
});

/**
 * A document of `users/{uid}`, written by trusted code. Its person says all but `role`, `block...`, `trusted`,
 * `acceptedListings`, `rejectedAt` and `companyConfirmedAt`, which are an administrator's.
 */
export const userSchema = z
  .strictObject({
    role: z.enum(roles),
    email: emailField,
    displayName: textField(limits.DISPLAY_NAME_MIN, limits.DISPLAY_NAME_MAX),
    /** See toNameFolded. */
    nameFolded: textField(1, limits.DISPLAY_NAME_MAX),
    /** See toPersonFolded. */
    personFolded: z.optional(textField(1, limits.DISPLAY_NAME_MAX)),
    phone: z.optional(phoneField),
    sellerType: z.enum(idsOf(sellerTypes)),
    company: z.optional(companySchema),
    /** When an administrator confirmed the company; absent: what its person declares. */
    companyConfirmedAt: z.optional(z.date()),
    localityId: z.optional(textField(1, 60)),
    /** Digests of the addresses that were confirmed when the person acted, the latest last. */
    mailboxes: z.optional(
      z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.maxLength(20)),
    ),
    blocked: z.boolean(),
    /** The facts, for the person. */
    blockedReason: z.optional(textField(1, limits.NOTE_MAX)),
    /** Absent of blocks by earlier versions. */
    blockedGround: z.optional(z.enum(idsOf(moderationGrounds))),
    blockedAt: z.optional(z.date()),
    /** When the suspension ends by itself; absent: it does not. */
    blockedUntil: z.optional(z.date()),
    blockAppeal: z.optional(blockAppealSchema),
    /** Only while the appeal waits for its answer: what the list of unanswered ones asks for. */
    blockAppealedAt: z.optional(z.date()),
    /** Sessions that began before are over, whatever their token says, but for one (the second in which it began). */
    sessionsEndedAt: z.optional(z.date()),
    standingSession: z.optional(z.number()),
    /** Since when sessions stand at Firebase Auth, as last noticed (noteCredentials). */
    credentialsAt: z.optional(z.date()),
    /** Seconds in which sessions began that the person ended one by one. */
    endedSessions: z.optional(z.array(z.number()).check(z.maxLength(limits.ENDED_SESSIONS_MAX))),
    /** When the account was secured by "Nu am fost eu" (ms), the latest last: e-mails about what was between do it no more. */
    secured: z.optional(
      z
        .array(z.strictObject({ from: z.number(), to: z.number() }))
        .check(z.maxLength(limits.SECURED_MAX)),
    ),
    /** The second factor is on; seconds in which sessions began that have proved it: no other reads or does anything. */
    secondFactorSessions: z.optional(
      z.array(z.number()).check(z.maxLength(limits.PROVED_SESSIONS_MAX)),
    ),
    /** When a listing of theirs was last rejected: for a while what they publish is looked at first. */
    rejectedAt: z.optional(z.date()),
    /** Words of the list that this person may use, as their appeal against a refusal was admitted. */
    allowedWords: z.optional(z.array(textField(1, 200)).check(z.maxLength(200))),
    /** Until when notices that the person sends signed in are not taken (`decisions`). */
    reportingBarredUntil: z.optional(z.date()),
    trusted: z.boolean(),
    acceptedListings: wholeField(0, 1_000_000),
    /** Set by the person when the account is being deleted: from then on nothing but clearing is allowed. */
    closingAt: z.optional(z.date()),
    createdAt: z.date(),
    updatedAt: z.date(),
  })
  .check(z.refine((user) => user.sellerType === 'private' || user.company !== undefined));

/** The name that others see, folded: what administrators search by prefix and sort by. */
export const toNameFolded = ({
  displayName,
  company,
}: {
  displayName: string;
  company?: { name: string };
}): string => foldDiacritics(company?.name ?? displayName).slice(0, limits.DISPLAY_NAME_MAX);

/** The own name of a company's person, folded, by which administrators find them too; undefined where `nameFolded` is that name. */
export const toPersonFolded = ({
  displayName,
  company,
}: Parameters<typeof toNameFolded>[0]): string | undefined =>
  company && toNameFolded({ displayName });

/** The name under which a person sells: the company's, or their own. */
export const toSellerName = ({
  displayName,
  sellerType,
  company,
}: Pick<UserFields, 'displayName' | 'sellerType' | 'company'>): string =>
  sellerType === 'company' && company ? company.name : displayName;

export type UserFields = z.infer<typeof userSchema>;
export type User = UserFields & { uid: string };
