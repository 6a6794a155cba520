/**
 * How far an e-mail of `mail/{id}` is. The first five are those of Google's extension "Trigger Email"
 * (https://extensions.dev/extensions/firebase/firestore-send-email); `UNCLEAR`: the process died while it spoke to the
 * mail server, so it may have arrived and is never sent again by itself; `WITHDRAWN`: at the moment of sending nobody
 * wanted it any more.
 */
type EmailState =
  | 'PENDING'
  | 'PROCESSING'
  | 'RETRY'
  | 'SUCCESS'
  | 'ERROR'
  | 'UNCLEAR'
  | 'WITHDRAWN';

/** The part of an e-mail's document that its sender writes. */
export type EmailDelivery = {
  state: EmailState;
  attempts: number;
  startTime?: Date;
  endTime?: Date;
  leaseExpireTime?: Date;
  error?: string | null;
  info?: { messageId: string; accepted: string[]; rejected: string[]; response: string };
};
