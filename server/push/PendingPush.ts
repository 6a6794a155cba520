import type { EmailKind } from '@anunturi/shared-domain/people/emailKinds';
import type { PushKind } from '@anunturi/shared-domain/people/pushKinds';

/** `users/{uid}/pushes/{key}`: what a person's devices are told next. It says no more than the subject of the e-mail of the same key. */
export type PendingPush = {
  kind: PushKind;
  title: string;
  path: string;
  /** What the e-mail tells: asked again at the moment of sending. */
  about: { kind: EmailKind; subject: string };
  at: Date;
};

/** Which e-mails are told to devices too, and as what. */
export const pushKindOf: Partial<Record<EmailKind, PushKind>> = {
  unreadMessages: 'message',
  searchAlert: 'alert',
  favouriteCheaper: 'alert',
  favouriteSold: 'alert',
  favouriteEnding: 'alert',
  decision: 'decision',
  appealAnswered: 'decision',
  listingApproved: 'decision',
};
