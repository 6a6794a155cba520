import * as z from 'zod/mini';
import { publicName, text } from './commandFields';
import { defineContract } from './defineContract';

/** A person's account. */
export const accountCommands = {
  registerProfile: defineContract({
    name: 'registerProfile',
    input: z.strictObject({ displayName: publicName(500) }),
    result: z.strictObject({}),
    errors: [],
  }),
  editProfile: defineContract({
    name: 'editProfile',
    input: z.strictObject({
      displayName: publicName(500),
      sellerType: z.enum(['private', 'company']),
      /** Kept of a company only. */
      company: z.optional(z.strictObject({ name: publicName(500), cui: text(40) })),
      phone: z.optional(text(40)),
      localityId: z.optional(text(60)),
    }),
    result: z.strictObject({}),
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
    errors: [],
  }),
};
