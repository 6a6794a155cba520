import * as z from 'zod/mini';
import { idField, textField, wholeField } from '../site/fields';
import { STATEMENT_FACTS_MAX } from '../site/limits';
import { decisionKinds } from './decisionKinds';
import { moderationGrounds } from './moderationFields';
import { waitSteps } from './waits';
import { idsOf } from '../listing/vehicleFields';

export const moderationActions = {
  listingApproved: 'Anunț aprobat',
  listingRejected: 'Anunț respins',
  changesAsked: 'Modificări cerute',
  listingEdited: 'Anunț modificat',
  sellerWritten: 'Mesaj către vânzător',
  listingRemoved: 'Anunț scos de pe site',
  /** Of earlier versions. */
  listingArchived: 'Anunț arhivat',
  listingRestored: 'Anunț repus',
  listingDeleted: 'Anunț șters',
  contestUpheld: 'Contestație respinsă',
  contestReversed: 'Contestație admisă',
  reportDecided: 'Sesizare rezolvată',
  reportPhotoRead: 'Fotografie dintr-o sesizare văzută',
  userBlocked: 'Utilizator blocat',
  userUnblocked: 'Utilizator deblocat',
  blockEnded: 'Suspendare încheiată la termen',
  blockUpheld: 'Contestație a suspendării respinsă',
  blockReversed: 'Contestație a suspendării admisă',
  listingHeld: 'Anunț ținut în verificare',
  wordsRefused: 'Text refuzat pentru un cuvânt',
  reportingBarred: 'Dreptul de a sesiza, suspendat',
  fileSharingStopped: 'Linkurile unui fișier, oprite',
  reportingAllowed: 'Dreptul de a sesiza, redat',
  decisionUpheld: 'Contestație a unei restricții respinsă',
  decisionReversed: 'Contestație a unei restricții admisă',
  companyConfirmed: 'Firmă confirmată',
  companyUnconfirmed: 'Confirmare de firmă retrasă',
  userTrusted: 'Utilizator de încredere',
  userUntrusted: 'Încredere retrasă',
  roleChanged: 'Rol schimbat',
  usersExported: 'Utilizatori exportați',
  categoryChanged: 'Categorie schimbată',
  categoryMerged: 'Categorii unite',
  settingsChanged: 'Setări schimbate',
  postPublished: 'Articol publicat',
  postUnpublished: 'Articol retras',
  postDeleted: 'Articol șters',
  contactMessageChanged: 'Mesaj de contact schimbat',
  contactMessageDeleted: 'Mesaj de contact șters',
  jobRunAgain: 'Lucrare rulată din nou',
  emailSentAgain: 'E-mail trimis din nou',
} as const;
/** The actor of what happens by itself. */
export const MACHINE = 'automat';
export type ModerationAction = keyof typeof moderationActions;

/** A document of `moderationLog/{id}`: what an administrator did, when, to what; appended only, in the transaction of the act. */
export const moderationLogEntrySchema = z.strictObject({
  actorId: idField,
  action: z.enum(idsOf(moderationActions)),
  targetKind: z.enum([
    'listing',
    'user',
    'file',
    'report',
    'category',
    'settings',
    'blogPost',
    'contactMessage',
    'job',
    'email',
  ]),
  targetId: textField(1, 200),
  targetTitle: z.optional(textField(1, 200)),
  ground: z.optional(z.enum(idsOf(moderationGrounds))),
  text: z.optional(textField(1, STATEMENT_FACTS_MAX)),
  at: z.date(),
});
export type ModerationLogEntryFields = z.infer<typeof moderationLogEntrySchema>;
export type ModerationLogEntry = ModerationLogEntryFields & { id: string };

/**
 * Counts by id. Ids that a newer version counts are left out: a page that does not know a kind of decision shows the others.
 */
const countsOf = <Id extends string>(ids: readonly [Id, ...Id[]]) =>
  z.pipe(
    z.transform((stored: unknown) =>
      typeof stored === 'object' && stored !== null
        ? Object.fromEntries(
            Object.entries(stored).filter(([id]) => ids.some((known) => known === id)),
          )
        : stored,
    ),
    z.partialRecord(z.enum(ids), wholeField(0, 1_000_000)),
  );

const waitCountsSchema = z.strictObject({
  listing: z.optional(countsOf(idsOf(waitSteps))),
  report: z.optional(countsOf(idsOf(waitSteps))),
  appeal: z.optional(countsOf(idsOf(waitSteps))),
});

/** `deskWaits/{day}`: how long people waited for what each moderator decided or answered that day, by uid; for administrators alone. */
export const deskWaitsSchema = z.strictObject({
  people: z.record(idField, waitCountsSchema),
  forgetAt: z.date(),
});
export type DeskWaits = z.infer<typeof deskWaitsSchema>;

/** `moderationTallies/{year}`: how many decisions by ground, for anyone to read; grown in the transaction that decides. */
export const moderationTallySchema = z.strictObject({
  /** How many decisions of each kind; of earlier years only grounds are known. */
  byKind: z.optional(countsOf(idsOf(decisionKinds))),
  /** On which grounds, of all kinds. */
  rejectedByGround: countsOf(idsOf(moderationGrounds)),
  /** Answered notices by ground, and of those what was removed or corrected (DSA art. 15 (1) b). */
  notices: z.optional(countsOf(idsOf(moderationGrounds))),
  noticesActedOn: z.optional(countsOf(idsOf(moderationGrounds))),
  /** Of decisions by the program those that an appeal took back (art. 15 (1) e). */
  machineReversed: z.optional(wholeField(0, 1_000_000)),
  contested: wholeField(0, 1_000_000),
  reversed: wholeField(0, 1_000_000),
  /** How long people waited for a decision or an answer; earlier versions counted none. */
  waits: z.optional(waitCountsSchema),
});
export type ModerationTally = z.infer<typeof moderationTallySchema>;
