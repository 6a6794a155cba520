import { sampleConversation } from '@anunturi/shared-domain/samples/messageSamples';
import { conversationId, daysFrom, userOf } from '../../baseWorld';
import { buyer, claimsOf, seller } from '../../people';
import type { Data, RuleCase, World } from '../../RuleCase';

export const path = `conversations/${conversationId}`;

/** What the rows of a conversation share. */
export function conversationSetup(now: Date) {
  const stored = {
    ...sampleConversation,
    lastMessageAt: daysFrom(now, -1),
    createdAt: daysFrom(now, -1),
    unreadBySeller: 3,
    unreadByBuyer: 2,
  };
  const read = (
    what: string,
    may: boolean,
    uid: string,
    data: Data,
    world: World = {},
  ): RuleCase => ({
    what: `mark as read ${what}`,
    as: uid,
    claims: claimsOf(uid),
    may,
    act: { write: [{ update: path, data }] },
    world: { [path]: stored, ...world },
  });
  const leavingSeller: World = {
    [`users/${seller}`]: userOf(seller, now, { closingAt: daysFrom(now, -1) }),
  };
  const leavingBuyer: World = {
    [`users/${buyer}`]: userOf(buyer, now, { closingAt: daysFrom(now, -1) }),
  };
  return { stored, read, leavingSeller, leavingBuyer };
}
