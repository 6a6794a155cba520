/** For how many days trusted code keeps what nobody deletes by hand; the privacy policy shows the same numbers. */
export const keptDays = {
  /** A notice and a decision, from the decision on: disputes about one are brought within a year (DSA art. 17, 20 and 24). */
  report: 365,
  moderationLog: 365,
  /** How long people waited for each moderator. */
  deskWaits: 30,
  /** A moderator's note about a person. */
  personNote: 365,
  contactMessage: 365,
  /** That a request was answered in time is proved for as long as a claim may be brought (Codul civil art. 2517). */
  legalRequest: 3 * 365,
  email: 90,
  security: 90,
  /** The e-mail about a closed account. */
  closingEmail: 7,
  notice: 90,
  session: 400,
  toldListing: 180,
  /** That the phone of a listing was shown to an account. */
  shownPhone: 30,
  unconfirmedSearch: 2,
  refusedAddress: 365,
  /** The digest of the address of a blocked person, from the block on. */
  blockedAddress: 3 * 365,
  digest: 2,
  /** Which account has filed which notice; of a visitor as `digest`. */
  reportSource: 180,
  sentPush: 2,
  upload: 1,
  telemetry: 30,
  /** Copies of the whole database (docs/platform.md). */
  backup: 14 * 7,
} as const;

/** The same in milliseconds. */
export const keptMs = (what: keyof typeof keptDays): number => keptDays[what] * 24 * 60 * 60 * 1000;
