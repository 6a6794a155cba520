import { buyer, claimsOf, other, seller } from '../../people';
import { increment, NOW, type RuleCase, type Write } from '../../RuleCase';
import { dailyUsage } from '../listings/publishing';
import { path, conversationSetup } from './conversationSetup';
import { firstMessage } from './firstMessage';

/** What is said is trusted code's to write: also batches that earlier versions of the product sent are refused. */
export function writingRows(now: Date): RuleCase[] {
  const { stored } = conversationSetup(now);
  const parts = firstMessage(other);
  const answered = (by: string): Write => ({
    update: path,
    data: {
      lastText: 'Da, mai este.',
      lastSenderId: by,
      lastMessageId: 'm2',
      lastMessageAt: NOW,
      [by === seller ? 'unreadByBuyer' : 'unreadBySeller']: increment(1),
    },
  });
  const message = (by: string): Write => ({
    set: `${path}/messages/m2`,
    data: { text: 'Da, mai este.', senderId: by, sentAt: NOW },
  });
  const row = (what: string, as: string | null, write: Write[]): RuleCase => ({
    what,
    as,
    claims: claimsOf(as),
    may: false,
    act: { write },
    world: { [path]: stored },
  });
  return [
    row('write for the first time from the browser', other, [
      parts.conversation,
      parts.message,
      parts.counter,
    ]),
    row('open a conversation without a message', other, [parts.conversation]),
    row('count a conversation', other, [parts.counter]),
    ...[seller, buyer].flatMap((by) => [
      row(`answer from the browser as ${by}`, by, [answered(by), message(by)]),
      row(`answer and count it as ${by}`, by, [
        answered(by),
        message(by),
        dailyUsage(by, now, { messages: 'm2' }),
      ]),
      row(`put a message beside the conversation as ${by}`, by, [message(by)]),
      row(`give the conversation another preview as ${by}`, by, [
        { update: path, data: { lastText: 'Cu totul altceva' } },
      ]),
    ]),
    row('write in the conversation of others', other, [message(other)]),
    row('write in a conversation as nobody', null, [message(buyer)]),
  ];
}
