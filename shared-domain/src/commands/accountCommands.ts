import * as z from 'zod/mini';
import { idsOf, sellerTypes } from '../listing/vehicleFields';
import { wishedEmails } from '../people/emailKinds';
import { documentId, publicName, text } from './commandFields';
import { defineContract } from './defineContract';

/** A person's account. */
export const accountCommands = {
  registerProfile: defineContract({
    name: 'registerProfile',
    input: z.strictObject({ displayName: publicName(500) }),
    result: z.strictObject({}),
    errors: [],
  }),
  /** Tells an address that an unconfirmed account has how its owner gets it; answers the same for every address. */
  claimAddress: defineContract({
    name: 'claimAddress',
    input: z.strictObject({ email: text(500) }),
    result: z.strictObject({}),
    errors: [],
  }),
  editProfile: defineContract({
    name: 'editProfile',
    input: z.strictObject({
      displayName: publicName(500),
      sellerType: z.enum(idsOf(sellerTypes)),
      /** Kept of a company only. */
      company: z.optional(
        z.strictObject({
          name: publicName(500),
          cui: text(40),
          /** By weekday; absent: as they were, `{}`: said no more. */
          hours: z.optional(z.record(text(3), z.strictObject({ from: text(5), to: text(5) }))),
          /** Absent: as it was; a part that is empty is said no more. */
          identity: z.optional(
            z.strictObject({
              tradeRegister: z.optional(text(40)),
              address: z.optional(text(500)),
              email: z.optional(text(500)),
              /** Absent: as it was. */
              pledged: z.optional(z.boolean()),
              authorisations: z.optional(z.record(text(20), text(200))),
            }),
          ),
          /** Absent: as it was. */
          showsPhone: z.optional(z.boolean()),
        }),
      ),
      phone: z.optional(text(40)),
      localityId: z.optional(text(60)),
    }),
    result: z.strictObject({
      /** An active listing, one of the first 50, waits for approval with the new name; absent of an earlier release, too. */
      listingsWait: z.optional(z.literal(true)),
    }),
    errors: [],
  }),
  /** What was told to the person in the last ninety days, the last first, and which kinds they switched off. */
  readMyEmails: defineContract({
    name: 'readMyEmails',
    input: z.strictObject({}),
    result: z.strictObject({
      off: z.array(z.enum(idsOf(wishedEmails))),
      sent: z.array(
        z.strictObject({
          subject: z.string(),
          atMs: z.number(),
          state: z.enum(['sent', 'waits', 'failed']),
        }),
      ),
    }),
    errors: [],
  }),
  /** Against a suspension of the caller, once. */
  appealBlock: defineContract({
    name: 'appealBlock',
    input: z.strictObject({ text: text(5000) }),
    result: z.strictObject({}),
    errors: ['wrongStatus'],
  }),
  setEmailWish: defineContract({
    name: 'setEmailWish',
    input: z.strictObject({ kind: z.enum(idsOf(wishedEmails)), wanted: z.boolean() }),
    result: z.strictObject({}),
    errors: [],
  }),
  /** Keeps that the caller is signed in on this device; one that the account has not seen is told by e-mail. */
  noteSession: defineContract({
    name: 'noteSession',
    input: z.strictObject({
      /** Kept by the device, random: it knows itself again. */
      device: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    }),
    result: z.strictObject({
      /** The account has a second factor, and this session has not proved it. */
      awaitsCode: z.boolean(),
    }),
    errors: [],
  }),
  /** Where the caller is signed in, the one that asks first, then the last used. */
  readSessions: defineContract({
    name: 'readSessions',
    input: z.strictObject({}),
    result: z.strictObject({
      sessions: z.array(
        z.strictObject({
          /** The second in which it began. */
          id: z.number(),
          device: z.string(),
          lastAtMs: z.number(),
          isThis: z.boolean(),
        }),
      ),
    }),
    errors: [],
  }),
  endSession: defineContract({
    name: 'endSession',
    input: z.strictObject({ id: z.number() }),
    result: z.strictObject({}),
    errors: [],
  }),
  /** Needs a sign-in of the last minutes, whose session alone stays. */
  endOtherSessions: defineContract({
    name: 'endOtherSessions',
    input: z.strictObject({}),
    result: z.strictObject({}),
    errors: ['recentSignInNeeded'],
  }),
  /** The second factor of the caller's account (decision 0066). */
  readSecondFactorState: defineContract({
    name: 'readSecondFactorState',
    input: z.strictObject({}),
    result: z.strictObject({
      isOn: z.boolean(),
      /** Of an administrator. */
      isRequired: z.boolean(),
      recoveryCodesLeft: z.number(),
    }),
    errors: [],
  }),
  /** Needs a sign-in of the last minutes, as the three below. */
  beginSecondFactor: defineContract({
    name: 'beginSecondFactor',
    input: z.strictObject({}),
    /** In base32, and as an authenticator app reads it from a QR code. */
    result: z.strictObject({ secret: z.string(), appAddress: z.string() }),
    errors: ['recentSignInNeeded', 'emailNotVerified'],
  }),
  /** The first code of the app; every other session ends. */
  confirmSecondFactor: defineContract({
    name: 'confirmSecondFactor',
    input: z.strictObject({ code: text(40) }),
    result: z.strictObject({ recoveryCodes: z.array(z.string()) }),
    errors: ['recentSignInNeeded', 'wrongStatus'],
  }),
  renewRecoveryCodes: defineContract({
    name: 'renewRecoveryCodes',
    input: z.strictObject({}),
    result: z.strictObject({ recoveryCodes: z.array(z.string()) }),
    errors: ['recentSignInNeeded', 'wrongStatus'],
  }),
  /** Refused to an administrator. */
  endSecondFactor: defineContract({
    name: 'endSecondFactor',
    input: z.strictObject({}),
    result: z.strictObject({}),
    errors: ['recentSignInNeeded'],
  }),
  /** A code of the app or a recovery code, for this session. */
  proveSecondFactor: defineContract({
    name: 'proveSecondFactor',
    input: z.strictObject({ code: text(40) }),
    result: z.strictObject({
      /** `used`: taken before; `paused`: too many wrong ones today, a recovery code is looked at. */
      outcome: z.enum(['proved', 'wrong', 'used', 'paused']),
    }),
    errors: [],
  }),
  /** The phone of a company that shows it on its page. */
  revealSellerPhone: defineContract({
    name: 'revealSellerPhone',
    input: z.strictObject({ sellerId: documentId }),
    result: z.strictObject({ phone: z.string() }),
    errors: [],
  }),
  /** Needs a sign-in of the last minutes. */
  closeAccount: defineContract({
    name: 'closeAccount',
    input: z.strictObject({}),
    result: z.strictObject({}),
    errors: ['recentSignInNeeded'],
  }),
  exportMyData: defineContract({
    name: 'exportMyData',
    /** `next` of the page before; none for the first. */
    input: z.strictObject({ after: z.optional(text(2000)) }),
    /** Files of the archive as JSON, paths of stored files; `done` is how far this page was, 0 to 1. */
    result: z.strictObject({
      documents: z.array(z.strictObject({ name: z.string(), content: z.unknown() })),
      files: z.array(z.string()),
      next: z.optional(z.string()),
      done: z.number(),
    }),
    errors: ['recentSignInNeeded'],
  }),
};
