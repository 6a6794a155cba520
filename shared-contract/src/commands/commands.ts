import * as z from 'zod/mini';
import { adminCommands } from './adminCommands';
import { documentId, fact, listingId, publicName, text, version } from './commandFields';
import { defineContract } from './defineContract';

const proof = z.strictObject({ trap: text(500), openMs: z.int() });

/** A listing as its seller says it: everything else of its document is derived by trusted code. */
const described = {
  kind: z.enum(['vehicle', 'service']),
  categoryId: text(100),
  title: text(500),
  description: text(20_000),
  price: z.strictObject({
    amountMinor: z.number(),
    currency: text(10),
    negotiable: z.boolean(),
    unit: text(20),
  }),
  localityId: text(100),
  /** As stored: `0712345678`. */
  phone: z.optional(text(20)),
  photos: z
    .array(
      z.strictObject({
        id: text(40),
        path: text(300),
        thumbPath: text(300),
        width: z.number(),
        height: z.number(),
      }),
    )
    .check(z.maxLength(50)),
  vehicle: z.optional(z.record(text(60), fact)),
  service: z.optional(z.record(text(60), fact)),
};

/** A listing, and the version of it that the person saw: a newer one refuses the act. */
const seen = { id: listingId, version: z.int() };
const status = z.enum([
  'draft',
  'pending',
  'active',
  'paused',
  'sold',
  'expired',
  'rejected',
  'archived',
]);

/** Every command by its name. Pages import the types alone: the schemas bring zod. */
export const commands = {
  publishListing: defineContract({
    name: 'publishListing',
    /** `id` is made by the device, as its photos lie below it: the same listing sent again is one. */
    input: z.strictObject({ id: listingId, ...described }),
    result: z.strictObject({ slug: z.string(), status: z.enum(['active', 'pending']) }),
    errors: ['bannedWords'],
  }),
  ...adminCommands,
  /** The owner contests a rejection, once. */
  appealDecision: defineContract({
    name: 'appealDecision',
    input: z.strictObject({ listingId, version, text: text(10_000) }),
    result: z.strictObject({}),
    errors: ['changedElsewhere', 'wrongStatus'],
  }),
  editListing: defineContract({
    name: 'editListing',
    input: z.strictObject({ ...seen, ...described }),
    result: z.strictObject({ slug: z.string(), status }),
    errors: ['bannedWords', 'changedElsewhere', 'wrongStatus'],
  }),
  changeListingStatus: defineContract({
    name: 'changeListingStatus',
    /** `active`: public again or for the first time; `draft`: taken back. */
    input: z.strictObject({
      ...seen,
      to: z.enum(['active', 'paused', 'sold', 'archived', 'draft']),
    }),
    /** Where it stands now: what must wait for approval is `pending`. */
    result: z.strictObject({ status }),
    errors: ['changedElsewhere', 'wrongStatus'],
  }),
  renewListing: defineContract({
    name: 'renewListing',
    input: z.strictObject(seen),
    result: z.strictObject({ status }),
    errors: ['changedElsewhere', 'wrongStatus'],
  }),
  deleteListing: defineContract({
    name: 'deleteListing',
    input: z.strictObject({ id: listingId }),
    /** `archived`: it was rejected or reported, and is deleted after six months. */
    result: z.strictObject({ outcome: z.enum(['deleted', 'archived']) }),
    errors: [],
  }),
  countView: defineContract({
    name: 'countView',
    input: z.strictObject({ listingId }),
    result: z.strictObject({}),
    errors: [],
  }),
  revealPhone: defineContract({
    name: 'revealPhone',
    input: z.strictObject({ listingId }),
    /** As stored: `0712345678`. */
    result: z.strictObject({ phone: z.string() }),
    errors: [],
  }),
  sendContactMessage: defineContract({
    name: 'sendContactMessage',
    input: z.strictObject({
      name: text(200),
      email: text(500),
      subject: text(500),
      message: text(10_000),
      proof,
    }),
    result: z.strictObject({}),
    errors: ['tooFast'],
  }),
  sendReport: defineContract({
    name: 'sendReport',
    input: z.strictObject({
      target: z.enum(['listing', 'conversation', 'profile']),
      targetId: text(200),
      url: text(500),
      title: text(200),
      ground: text(40),
      explanation: text(5000),
      reporterName: z.optional(text(200)),
      reporterEmail: z.optional(text(500)),
      goodFaith: z.literal(true),
      /** Of a conversation: lets administrators read what the other person wrote last. */
      showMessages: z.optional(z.boolean()),
      proof,
    }),
    /** The number of the receipt. */
    result: z.strictObject({ receipt: z.string() }),
    errors: ['tooFast'],
  }),
  startConversation: defineContract({
    name: 'startConversation',
    input: z.strictObject({ listingId, text: text(10_000) }),
    result: z.strictObject({ conversationId: z.string() }),
    errors: ['wrongStatus', 'bannedWords', 'blockedByRecipient'],
  }),
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
  saveSearch: defineContract({
    name: 'saveSearch',
    /** `query`: the list's address after `?`. */
    input: z.strictObject({ name: text(200), query: text(2000) }),
    result: z.strictObject({}),
    errors: ['quotaFull'],
  }),
  muteSeller: defineContract({
    name: 'muteSeller',
    input: z.strictObject({ sellerId: documentId, sellerName: text(200) }),
    result: z.strictObject({}),
    errors: ['quotaFull'],
  }),
  blockPerson: defineContract({
    name: 'blockPerson',
    input: z.strictObject({ uid: documentId }),
    result: z.strictObject({}),
    errors: ['quotaFull'],
  }),
  setFavourite: defineContract({
    name: 'setFavourite',
    input: z.strictObject({ listingId, kept: z.boolean() }),
    result: z.strictObject({}),
    errors: [],
  }),
  sendReply: defineContract({
    name: 'sendReply',
    input: z.strictObject({
      conversationId: documentId,
      /** Made by the sender's device: the same message sent again is one. */
      messageId: documentId,
      text: text(10_000),
    }),
    result: z.strictObject({ alreadyThere: z.boolean() }),
    errors: ['bannedWords', 'blockedByRecipient'],
  }),
  bookUpload: defineContract({
    name: 'bookUpload',
    /** Of a photo about to be uploaded. */
    input: z.strictObject({ sizeBytes: z.int(), contentType: text(100) }),
    /** It goes to `uploads/{uid}/{uploadId}`, in exactly this size and type. */
    result: z.strictObject({ uploadId: z.string() }),
    errors: ['fileType', 'quotaFull'],
  }),
  preparePhoto: defineContract({
    name: 'preparePhoto',
    input: z.strictObject({ uploadId: documentId }),
    /** The id is made of the content; sizes in pixels of the large picture. */
    result: z.strictObject({ photoId: z.string(), width: z.int(), height: z.int() }),
    errors: ['fileUnreadable'],
  }),
  cancelUpload: defineContract({
    name: 'cancelUpload',
    input: z.strictObject({ uploadId: documentId }),
    result: z.strictObject({}),
    errors: [],
  }),
  bookArchiveFile: defineContract({
    name: 'bookArchiveFile',
    input: z.strictObject({
      name: text(200),
      kind: text(40),
      tags: z.array(text(40)).check(z.maxLength(20)),
      sizeBytes: z.int(),
      contentType: text(100),
      listingId: z.optional(listingId),
    }),
    /** It goes to `uploads/{uid}/{uploadId}`, in exactly this size and type. */
    result: z.strictObject({ uploadId: z.string() }),
    errors: ['quotaFull'],
  }),
  keepArchiveFile: defineContract({
    name: 'keepArchiveFile',
    input: z.strictObject({ uploadId: documentId }),
    result: z.strictObject({ entryId: z.string(), path: z.string() }),
    errors: ['fileType'],
  }),
  deleteArchiveFile: defineContract({
    name: 'deleteArchiveFile',
    input: z.strictObject({ entryId: documentId, forGood: z.boolean() }),
    result: z.strictObject({}),
    errors: [],
  }),
  restoreArchiveFile: defineContract({
    name: 'restoreArchiveFile',
    input: z.strictObject({ entryId: documentId }),
    result: z.strictObject({}),
    errors: [],
  }),
};

type Commands = typeof commands;
export type CommandName = keyof Commands;
export type CommandInput<Name extends CommandName> = z.input<Commands[Name]['input']>;
export type CommandResult<Name extends CommandName> = z.output<Commands[Name]['result']>;
