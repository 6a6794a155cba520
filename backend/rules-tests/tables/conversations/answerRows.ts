import { dayOf, daysFrom, userOf } from '../../baseWorld';
import { admin, buyer, other, seller } from '../../people';
import { Double, type RuleCase } from '../../RuleCase';
import { conversationSetup } from './conversationSetup';

/** Answering in a conversation. */
export function answerRows(now: Date): RuleCase[] {
  const { answer, leavingSeller } = conversationSetup(now);
  return [
    answer('as the seller', true, seller),
    answer('as the buyer', true, buyer),
    answer('and mark as read', true, seller, { unreadBySeller: 0 }),
    answer('as the buyer and mark as read', true, buyer, { unreadByBuyer: 0 }),
    answer('with one unread left', false, seller, { unreadBySeller: 1 }),
    answer('as the buyer with one unread left', false, buyer, { unreadByBuyer: 1 }),
    answer('without counting it as unread', false, seller, { unreadByBuyer: 2 }),
    answer('as the buyer without counting it as unread', false, buyer, { unreadBySeller: 3 }),
    answer('counting it as a double', false, seller, { unreadByBuyer: new Double(3) }),
    answer('as the buyer counting it as a double', false, buyer, { unreadBySeller: new Double(4) }),
    answer('in the name of the other', false, seller, { lastSenderId: buyer }),
    answer('with an old time', false, seller, { lastMessageAt: daysFrom(now, -1) }),
    answer('with a message of another name', false, seller, { lastMessageId: 'm7' }),
    answer('without a message', false, seller, {}, { message: null }),
    answer('with an old message again', false, seller, {}, { message: null, id: 'message01' }),
    answer('without counting it', false, seller, {}, { usage: null }),
    answer('with an empty preview', false, seller, { lastText: '' }),
    answer('with too long a preview', false, seller, { lastText: 'x'.repeat(141) }),
    answer('and change the title', false, seller, { listingTitle: 'Altul, mai scump' }),
    answer('as the buyer and change the names', false, buyer, { sellerName: 'X Y' }),
    answer(
      'when blocked by the buyer',
      false,
      seller,
      {},
      { world: { [`users/${buyer}/blocks/${seller}`]: { blockedAt: now } } },
    ),
    answer(
      'as the buyer when blocked by the seller',
      false,
      buyer,
      {},
      { world: { [`users/${seller}/blocks/${buyer}`]: { blockedAt: now } } },
    ),
    answer('as a stranger', false, other),
    answer('as an administrator', false, admin),
    answer(
      'while blocked by an administrator',
      false,
      seller,
      {},
      { world: { [`users/${seller}`]: userOf(seller, now, { blocked: true }) } },
    ),
    answer('while leaving', false, seller, {}, { world: leavingSeller }),
    answer(
      'over the limit of the day',
      false,
      seller,
      {},
      {
        world: {
          [`users/${seller}/dailyUsage/${dayOf(now)}`]: {
            day: dayOf(now),
            listings: 0,
            conversations: 0,
            messages: 500,
            reports: 0,
          },
        },
      },
    ),
    answer(
      'a second after another',
      false,
      seller,
      {},
      {
        world: {
          [`users/${seller}/dailyUsage/${dayOf(now)}`]: {
            day: dayOf(now),
            listings: 0,
            conversations: 0,
            messages: 1,
            reports: 0,
            lastMessageAt: new Date(now.getTime() - 1000),
          },
        },
      },
    ),
  ];
}
