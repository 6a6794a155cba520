import { sampleConversation } from '@anunturi/shared-domain/samples/messageSamples';
import { conversationId, daysFrom, userOf } from '../../baseWorld';
import { buyer, claimsOf, other, seller } from '../../people';
import { type Data, increment, NOW, type RuleCase, type World, type Write } from '../../RuleCase';
import { dailyUsage } from '../listings/publishing';
import { firstMessage } from './firstMessage';

export const path = `conversations/${conversationId}`;

/** What the rows of a conversation share. */
export function conversationSetup(now: Date) {
  const conversation = {
    ...sampleConversation,
    lastMessageAt: daysFrom(now, -1),
    createdAt: daysFrom(now, -1),
  };
  const stored = { ...conversation, unreadBySeller: 3, unreadByBuyer: 2 };
  const begin = (
    what: string,
    may: boolean,
    parts: Partial<Record<'conversation' | 'message' | 'counter' | 'usage', Write | null>> = {},
    more: Partial<RuleCase> = {},
  ): RuleCase => {
    const as = more.as ?? other;
    const writes = Object.values({ ...firstMessage(as, now), ...parts }).filter(
      (each): each is Write => each !== null,
    );
    return {
      what: `write for the first time ${what}`,
      as,
      claims: claimsOf(as),
      may,
      act: { write: writes },
      ...more,
    };
  };
  const withConversation = (data: Data) =>
    begin(`with ${JSON.stringify(data).slice(0, 60)}`, false, {
      conversation: firstMessage(other, now, data).conversation,
    });
  const answer = (
    what: string,
    may: boolean,
    uid: string,
    data: Data = {},
    more: { message?: Data | null; usage?: Write | null; world?: World; id?: string } = {},
  ): RuleCase => {
    const id = more.id ?? 'm2';
    const grown =
      uid === seller ? { unreadByBuyer: increment(1) } : { unreadBySeller: increment(1) };
    const message: Write = {
      set: `${path}/messages/${id}`,
      data: { text: 'Da, mai este.', senderId: uid, sentAt: NOW, ...more.message },
    };
    const usage = more.usage === undefined ? dailyUsage(uid, now, { messages: id }) : more.usage;
    return {
      what: `answer ${what}`,
      as: uid,
      claims: claimsOf(uid),
      may,
      act: {
        write: [
          {
            update: path,
            data: {
              lastText: 'Da, mai este.',
              lastSenderId: uid,
              lastMessageId: id,
              lastMessageAt: NOW,
              ...grown,
              ...data,
            },
          },
          ...(more.message === null ? [] : [message]),
          ...(usage ? [usage] : []),
        ],
      },
      world: { [path]: stored, ...more.world },
    };
  };
  const sendMessage = (data: Data) => ({
    write: [
      { set: `${path}/messages/m2`, data },
      {
        update: path,
        data: {
          lastText: 'Da.',
          lastSenderId: seller,
          lastMessageId: 'm2',
          lastMessageAt: NOW,
          unreadByBuyer: 3,
        },
      },
      dailyUsage(seller, now, { messages: 'm2' }),
    ],
  });
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
  const second: Write = {
    set: `${path}/messages/m3`,
    data: { text: 'x', senderId: seller, sentAt: NOW },
  };
  const answered = answer('', true, seller);
  const answerWrites = 'write' in answered.act ? answered.act.write : [];
  return {
    conversation,
    stored,
    begin,
    withConversation,
    answer,
    sendMessage,
    read,
    leavingSeller,
    leavingBuyer,
    second,
    answerWrites,
  };
}
