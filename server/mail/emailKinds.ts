/**
 * Kinds of e-mails. `needed`: of the account, the law or a decision, which nobody can switch off; `wished`: what a person may
 * switch off, and what a blocked person does not get.
 */
export const emailKinds = {
  accountClosing: 'needed',
  decision: 'needed',
  appealAnswered: 'needed',
  reportReceived: 'needed',
  reportAnswered: 'needed',
  contactReceived: 'needed',
  operator: 'needed',
  unreadMessages: 'wished',
  listingPublished: 'wished',
  listingWaits: 'wished',
  listingApproved: 'wished',
  listingEnding: 'wished',
  listingEnded: 'wished',
} as const satisfies Record<string, 'needed' | 'wished'>;
export type EmailKind = keyof typeof emailKinds;
