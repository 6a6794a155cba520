import * as z from 'zod/mini';
import { idsOf } from '../listing/vehicleFields';
import { contactStatuses } from '../moderation/contactMessage';
import { securityEvents, securityKinds } from '../people/securityEvents';
import { roles } from '../people/roles';
import { documentId, text } from './commandFields';
import { categoryCommands } from './categoryCommands';
import { emailCommands } from './emailCommands';
import { fileCommands } from './fileCommands';
import { localityCommands } from './localityCommands';
import { settingsCommands } from './settingsCommands';
import { defineAdminContract } from './defineAdminContract';
import { postCommands } from './postCommands';
import { queueSchema, scheduleRunSchema, searchStatusSchema } from './serverStateSchemas';
import { personNoteCommands } from './personNoteCommands';
import { moderationCommands } from './moderationCommands';
import { queueCommands } from './queueCommands';
import { reportCommands } from './reportCommands';
import { suspensionCommands } from './suspensionCommands';

const nothing = z.strictObject({});
const DAY_MS = 24 * 60 * 60 * 1000;
/** Up to the year 2100. */
const dayStartMs = z.int().check(z.gte(0), z.lt(Date.UTC(2100, 0)), z.multipleOf(DAY_MS));
/** What people with a role do, each with the permission that it needs (people/roles.ts); each leaves its entry in the moderation log. */
export const adminCommands = {
  ...personNoteCommands,
  ...emailCommands,
  ...suspensionCommands,
  ...reportCommands,
  ...moderationCommands,
  ...queueCommands,
  /** `cui`: the code that the administrator looked up. */
  confirmCompany: defineAdminContract({
    name: 'confirmCompany',
    permission: 'people',
    input: z.strictObject({ uid: documentId, cui: text(40), confirmed: z.boolean() }),
    result: nothing,
    errors: ['changedElsewhere'],
  }),
  /** Of a job that was given up. */
  runJobAgain: defineAdminContract({
    name: 'runJobAgain',
    permission: 'operate',
    input: z.strictObject({ jobId: documentId }),
    result: nothing,
    errors: [],
  }),
  /** E-mails that were refused for good, or may have arrived (`UNCLEAR`), the last first. */
  readFailedEmails: defineAdminContract({
    name: 'readFailedEmails',
    permission: 'operate',
    input: z.strictObject({}),
    result: z.strictObject({
      emails: z.array(
        z.strictObject({
          id: z.string(),
          to: z.string(),
          subject: z.string(),
          text: z.string(),
          isUnclear: z.boolean(),
          error: z.string(),
          failedAtMs: z.number(),
        }),
      ),
    }),
    errors: [],
  }),
  /** Of an e-mail that was refused or is unclear; its address counts as good again. */
  sendEmailAgain: defineAdminContract({
    name: 'sendEmailAgain',
    permission: 'operate',
    input: z.strictObject({ emailId: documentId }),
    result: nothing,
    errors: [],
  }),
  /** A photo among reported messages, as WebP in base64; each look is an entry of the log. */
  readReportPhoto: defineAdminContract({
    name: 'readReportPhoto',
    permission: 'moderate',
    input: z.strictObject({ reportId: documentId, photoId: documentId }),
    result: z.strictObject({ webp: z.string() }),
    errors: [],
  }),
  changeContactMessage: defineAdminContract({
    name: 'changeContactMessage',
    permission: 'messages',
    input: z.strictObject({
      messageId: documentId,
      status: z.optional(z.enum(idsOf(contactStatuses))),
      /** An empty one is removed. */
      note: z.optional(text(10_000)),
    }),
    result: nothing,
    errors: [],
  }),
  /** By e-mail to its writer, once. */
  answerContactMessage: defineAdminContract({
    name: 'answerContactMessage',
    permission: 'messages',
    input: z.strictObject({ messageId: documentId, text: text(10_000) }),
    result: nothing,
    errors: ['changedElsewhere', 'invalidInput'],
  }),
  deleteContactMessage: defineAdminContract({
    name: 'deleteContactMessage',
    permission: 'messages',
    input: z.strictObject({ messageId: documentId }),
    result: nothing,
    errors: [],
  }),
  /** By id, address, phone, e-mail or VIN, or by the beginning of the seller's name. */
  findListings: defineAdminContract({
    name: 'findListings',
    permission: 'moderate',
    input: z.strictObject({ words: text(200) }),
    result: z.strictObject({ listingIds: z.array(z.string()), isExact: z.boolean() }),
    errors: [],
  }),
  setTrust: defineAdminContract({
    name: 'setTrust',
    permission: 'people',
    input: z.strictObject({ uid: documentId, trusted: z.boolean() }),
    result: nothing,
    errors: [],
  }),
  setRole: defineAdminContract({
    name: 'setRole',
    permission: 'people',
    input: z.strictObject({ uid: documentId, role: z.enum(roles) }),
    result: nothing,
    errors: [],
  }),
  /** Before the first page of an export of people is read. */
  noteExport: defineAdminContract({
    name: 'noteExport',
    permission: 'export',
    /** The filter, never the words searched. */
    input: z.strictObject({ filter: text(200) }),
    result: nothing,
    errors: [],
  }),
  /** Before what a page of the administration reads from the database itself. */
  noteReading: defineAdminContract({
    name: 'noteReading',
    permission: 'moderate',
    input: z.strictObject({
      event: z.enum(['peopleRead', 'personRead', 'contactMessagesRead']),
      /** Whose data. */
      uid: z.optional(documentId),
    }),
    result: nothing,
    errors: [],
  }),
  /** A page of the security log, the newest first. */
  readSecurityLog: defineAdminContract({
    name: 'readSecurityLog',
    permission: 'security',
    input: z.strictObject({
      kind: z.optional(z.enum(idsOf(securityKinds))),
      personId: z.optional(documentId),
      /** A network of one day. */
      source: z.optional(z.string().check(z.regex(/^[0-9a-f]{20}$/))),
      /** A day by the clocks of Bucharest. */
      day: z.optional(z.iso.date()),
      /** Where an earlier page ended. */
      after: z.optional(z.string().check(z.regex(/^\d{1,15}_[A-Za-z0-9_-]{1,40}$/))),
    }),
    result: z.strictObject({
      entries: z.array(
        z.strictObject({
          id: z.string(),
          event: z.enum(idsOf(securityEvents)),
          personId: z.optional(z.string()),
          aboutId: z.optional(z.string()),
          source: z.optional(z.string()),
          command: z.optional(z.string()),
          count: z.int(),
          atMs: z.number(),
        }),
      ),
      next: z.optional(z.string()),
    }),
    errors: [],
  }),
  /** How deep the queues are, and how what happens by the clock went the last time. Changes nothing. */
  readQueues: defineAdminContract({
    name: 'readQueues',
    permission: 'operate',
    input: z.strictObject({}),
    result: z.strictObject({
      jobs: queueSchema,
      emails: queueSchema,
      schedules: z.array(scheduleRunSchema),
      /** How far the search is, as the process that answers knows it; null where it answers no lists. */
      search: z.optional(z.nullable(searchStatusSchema)),
    }),
    errors: [],
  }),
  readOverview: defineAdminContract({
    name: 'readOverview',
    permission: 'moderate',
    /** Beginnings of UTC days, in milliseconds, each once; those whose figures the device does not have. */
    input: z.strictObject({
      daysMs: z.array(dayStartMs).check(
        z.maxLength(90),
        z.refine((days) => new Set(days).size === days.length),
      ),
    }),
    result: z.strictObject({
      /** What waits for a decision or an answer, up to 201 of each; `unreadable`: listings whose data do not fit their schema. */
      awaiting: z.strictObject({
        pending: z.int(),
        reports: z.int(),
        contested: z.int(),
        contactMessages: z.int(),
        unreadable: z.int(),
      }),
      /** How many accounts and listings began in each day, how many messages were sent. */
      days: z.array(
        z.strictObject({
          startMs: dayStartMs,
          users: z.int(),
          listings: z.int(),
          messages: z.int(),
        }),
      ),
    }),
    errors: [],
  }),
  ...postCommands,
  ...categoryCommands,
  ...localityCommands,
  ...settingsCommands,
  ...fileCommands,
};
