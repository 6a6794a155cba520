import { daysFrom } from '../../baseWorld';
import { matrix } from '../../matrix';
import { buyer, other, seller } from '../../people';
import { Double, NOW, type RuleCase } from '../../RuleCase';
import { path, conversationSetup } from './conversationSetup';

/** Marking as read, and who reads messages. */
export function readMarkRows(now: Date): RuleCase[] {
  const { stored, read } = conversationSetup(now);
  return [
    read('as the seller', true, seller, { unreadBySeller: 0 }),
    read('as the buyer', true, buyer, { unreadByBuyer: 0 }),
    read('and say when', true, seller, { unreadBySeller: 0, changedAt: NOW }),
    read('and say when as the buyer', true, buyer, { unreadByBuyer: 0, changedAt: NOW }),
    read('and say another time', false, seller, { unreadBySeller: 0, changedAt: daysFrom(now, 1) }),
    read('and say another time as the buyer', false, buyer, {
      unreadByBuyer: 0,
      changedAt: daysFrom(now, 1),
    }),
    read("the other's", false, seller, { unreadByBuyer: 0 }),
    read("the other's as the buyer", false, buyer, { unreadBySeller: 0 }),
    read('partly', false, seller, { unreadBySeller: 1 }),
    read('partly as the buyer', false, buyer, { unreadByBuyer: 1 }),
    read('as a double', false, seller, { unreadBySeller: new Double(0) }),
    read('as a double as the buyer', false, buyer, { unreadByBuyer: new Double(0) }),
    read('and rename', false, seller, { unreadBySeller: 0, sellerName: 'X Y' }),
    read('and rename as the buyer', false, buyer, { unreadByBuyer: 0, buyerName: 'X Y' }),
    read('as a stranger', false, other, { unreadByBuyer: 0 }),

    ...matrix({
      name: 'a message',
      path: `${path}/messages/message01`,
      document: { text: 'Bună', senderId: seller, sentAt: daysFrom(now, -1) },
      owner: seller,
      world: { [path]: stored },
      acts: { get: { may: ['owner', 'blocked'] }, list: { may: ['owner', 'blocked'] } },
    }),
  ];
}
