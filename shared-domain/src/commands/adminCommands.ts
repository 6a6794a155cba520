import * as z from 'zod/mini';
import { idsOf } from '../listing/vehicleFields';
import { contactStatuses } from '../moderation/contactMessage';
import { appealOutcomes, moderationGrounds } from '../moderation/moderationFields';
import { reportOutcomes } from '../moderation/report';
import { roles } from '../people/user';
import { DECIDED_TOGETHER_MAX, REPORTS_ANSWERED_MAX } from '../site/limits';
import { settingsNames } from '../site/settingsNames';
import { documentId, listingId, text, version } from './commandFields';
import { categoryCommands } from './categoryCommands';
import { localityCommands } from './localityCommands';
import { defineContract } from './defineContract';
import { postCommands } from './postCommands';
import { queueSchema, scheduleRunSchema, searchStatusSchema } from './serverStateSchemas';
import { reportCommands } from './reportCommands';
import { suspensionCommands } from './suspensionCommands';

const nothing = z.strictObject({});
const DAY_MS = 24 * 60 * 60 * 1000;
/** Up to the year 2100. */
const dayStartMs = z.int().check(z.gte(0), z.lt(Date.UTC(2100, 0)), z.multipleOf(DAY_MS));
/** Open reports about the listing that the decision answers. */
const reportIds = z.array(documentId).check(z.maxLength(REPORTS_ANSWERED_MAX));
const statement = {
  ground: z.enum(idsOf(moderationGrounds)),
  facts: text(5000),
  reportIds,
};

/** What administrators do; each leaves its entry in the moderation log. */
export const adminCommands = {
  ...suspensionCommands,
  ...reportCommands,
  /** `cui`: the code that the administrator looked up. */
  confirmCompany: defineContract({
    name: 'confirmCompany',
    input: z.strictObject({ uid: documentId, cui: text(40), confirmed: z.boolean() }),
    result: nothing,
    errors: ['changedElsewhere'],
  }),
  decideListing: defineContract({
    name: 'decideListing',
    input: z.strictObject({
      listingId,
      version,
      decision: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('approve') }),
        z.strictObject({ kind: z.enum(['reject', 'remove']), ...statement }),
      ]),
    }),
    result: nothing,
    errors: ['changedElsewhere', 'wrongStatus'],
  }),
  /** The same decision about one listing or several, carried out when the time to take it back is over. */
  holdDecisions: defineContract({
    name: 'holdDecisions',
    input: z.strictObject({
      listings: z
        .array(z.strictObject({ listingId, version, reportIds }))
        .check(z.minLength(1), z.maxLength(DECIDED_TOGETHER_MAX)),
      decision: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('approve') }),
        z.strictObject({
          kind: z.enum(['reject', 'remove']),
          ground: statement.ground,
          facts: statement.facts,
        }),
      ]),
    }),
    result: z.strictObject({
      untilMs: z.number(),
      /** What was not taken, each with the code and the words of its refusal. */
      refused: z.array(
        z.strictObject({ listingId: z.string(), code: z.string(), message: z.string() }),
      ),
    }),
    errors: [],
  }),
  /** Opens a listing of the queue (`to`) for five minutes, and leaves the one before (`from`). */
  claimListing: defineContract({
    name: 'claimListing',
    input: z.strictObject({ to: z.optional(listingId), from: z.optional(listingId) }),
    /** Another moderator who has it open; then it is not the caller's. */
    result: z.strictObject({
      holder: z.optional(z.strictObject({ name: z.string(), untilMs: z.number() })),
    }),
    errors: [],
  }),
  undoDecisions: defineContract({
    name: 'undoDecisions',
    input: z.strictObject({
      listingIds: z.array(listingId).check(z.minLength(1), z.maxLength(DECIDED_TOGETHER_MAX)),
    }),
    /** About which it was too late. */
    result: z.strictObject({ late: z.array(z.string()) }),
    errors: [],
  }),
  /** Of a listing that does not fit its schema. */
  decideUnreadable: defineContract({
    name: 'decideUnreadable',
    input: z.strictObject({
      listingId: documentId,
      decision: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('reject'), ...statement }),
        z.strictObject({ kind: z.literal('delete') }),
      ]),
    }),
    result: nothing,
    errors: [],
  }),
  /** Of a job that was given up. */
  runJobAgain: defineContract({
    name: 'runJobAgain',
    input: z.strictObject({ jobId: documentId }),
    result: nothing,
    errors: [],
  }),
  /** E-mails that were refused for good, or may have arrived (`UNCLEAR`), the last first. */
  readFailedEmails: defineContract({
    name: 'readFailedEmails',
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
  sendEmailAgain: defineContract({
    name: 'sendEmailAgain',
    input: z.strictObject({ emailId: documentId }),
    result: nothing,
    errors: [],
  }),
  decideAppeal: defineContract({
    name: 'decideAppeal',
    input: z.strictObject({
      listingId,
      version,
      outcome: z.enum(idsOf(appealOutcomes)),
      answer: text(5000),
    }),
    result: nothing,
    errors: ['changedElsewhere', 'wrongStatus'],
  }),
  decideReport: defineContract({
    name: 'decideReport',
    input: z.strictObject({
      reportId: documentId,
      outcome: z.enum(idsOf(reportOutcomes)),
      text: text(5000),
    }),
    result: nothing,
    errors: ['changedElsewhere'],
  }),
  /** A photo among reported messages, as WebP in base64; each look is an entry of the log. */
  readReportPhoto: defineContract({
    name: 'readReportPhoto',
    input: z.strictObject({ reportId: documentId, photoId: documentId }),
    result: z.strictObject({ webp: z.string() }),
    errors: [],
  }),
  changeContactMessage: defineContract({
    name: 'changeContactMessage',
    input: z.strictObject({
      messageId: documentId,
      status: z.optional(z.enum(idsOf(contactStatuses))),
      /** An empty one is removed. */
      note: z.optional(text(10_000)),
    }),
    result: nothing,
    errors: [],
  }),
  deleteContactMessage: defineContract({
    name: 'deleteContactMessage',
    input: z.strictObject({ messageId: documentId }),
    result: nothing,
    errors: [],
  }),
  saveSettings: defineContract({
    name: 'saveSettings',
    input: z.strictObject({
      name: z.enum(settingsNames),
      value: z.record(z.string(), z.unknown()),
      /** When what the person saw was saved, in milliseconds; 0 where nothing was stored. */
      readAtMs: z.int(),
    }),
    result: nothing,
    errors: ['changedElsewhere'],
  }),
  setTrust: defineContract({
    name: 'setTrust',
    input: z.strictObject({ uid: documentId, trusted: z.boolean() }),
    result: nothing,
    errors: [],
  }),
  setRole: defineContract({
    name: 'setRole',
    input: z.strictObject({ uid: documentId, role: z.enum(roles) }),
    result: nothing,
    errors: [],
  }),
  /** Before the first page of an export of people is read. */
  noteExport: defineContract({
    name: 'noteExport',
    /** The filter, never the words searched. */
    input: z.strictObject({ filter: text(200) }),
    result: nothing,
    errors: [],
  }),
  /** How deep the queues are, and how what happens by the clock went the last time. Changes nothing. */
  readQueues: defineContract({
    name: 'readQueues',
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
  /** Sends the caller one e-mail of each kind, as it looks, to the address of the account. */
  sendSampleEmails: defineContract({
    name: 'sendSampleEmails',
    input: z.strictObject({}),
    result: z.strictObject({ count: z.int() }),
    errors: [],
  }),
  readOverview: defineContract({
    name: 'readOverview',
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
  /** Words or category of somebody's listing; price, seller and phone stay theirs. */
  correctListing: defineContract({
    name: 'correctListing',
    input: z.strictObject({
      listingId,
      version,
      title: text(500),
      description: text(20_000),
      categoryId: documentId,
      /** Why, for the owner; a release before decision 0071 gives none. */
      ground: z.optional(z.enum(idsOf(moderationGrounds))),
      facts: z.optional(text(5000)),
    }),
    result: nothing,
    errors: ['changedElsewhere', 'bannedWords'],
  }),
};
