import type { ModerationAction } from './moderationLog';

/** What counts as a decision of somebody: acts about listings, reports and people, and answers to appeals; not settings, posts or what happens by itself. */
export const decidingActs: readonly ModerationAction[] = [
  'listingApproved',
  'listingRejected',
  'changesAsked',
  'listingEdited',
  'listingRemoved',
  'listingRestored',
  'listingDeleted',
  'contestUpheld',
  'contestReversed',
  'reportDecided',
  'userBlocked',
  'userUnblocked',
  'blockUpheld',
  'blockReversed',
  'reportingBarred',
  'reportingAllowed',
  'fileSharingStopped',
  'decisionUpheld',
  'decisionReversed',
];
