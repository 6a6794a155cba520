import { conversationSchema } from '@anunturi/shared-domain/people/conversation';
import {
  invalidConversations,
  sampleConversation,
} from '@anunturi/shared-domain/samples/messageSamples';
import { daysFrom, listingOf, userOf } from '../../baseWorld';
import { faultsOf, refusals } from '../../matrix';
import { buyer, claimsOf, company, listingId, other, seller } from '../../people';
import { type Data, Double, increment, NOW, type RuleCase, type Write } from '../../RuleCase';
import { dailyUsage, paths } from '../listings/publishing';
import { conversationSetup } from './conversationSetup';
import { counters, firstMessage } from './firstMessage';

function withoutThumb(write: Write): Write {
  if (!('set' in write)) return write;
  const { listingThumbPath: _thumb, ...data } = write.data;
  return { ...write, data };
}

/** Writing to a seller for the first time. */
export function firstMessageRows(now: Date): RuleCase[] {
  const { conversation, begin, withConversation } = conversationSetup(now);
  return [
    begin('about a listing', true),
    begin(
      'as a company',
      true,
      {
        conversation: firstMessage(company, now, { buyerName: 'Lumina Exemplu SRL' }).conversation,
      },
      { as: company },
    ),
    begin(
      'as a company under the own name',
      false,
      { conversation: firstMessage(company, now, { buyerName: 'Lumina Exemplu' }).conversation },
      { as: company },
    ),
    begin(
      'about a listing without photos',
      true,
      { conversation: withoutThumb(firstMessage(other, now).conversation) },
      { world: { [paths(listingId).listing]: listingOf(now, { photos: [], hasPhotos: false }) } },
    ),
    begin(
      'about a listing without photos, with one',
      false,
      {},
      { world: { [paths(listingId).listing]: listingOf(now, { photos: [], hasPhotos: false }) } },
    ),
    begin('without a message', false, { message: null }),
    begin('without counting it', false, { usage: null }),
    begin('counting the message only', false, {
      usage: dailyUsage(other, now, { messages: 'm1' }),
    }),
    begin('counting the conversation only', false, {
      usage: dailyUsage(other, now, { conversations: `${listingId}_${other}` }),
    }),
    begin('without the counter of the listing', true, { counter: null }),
    begin('and count it twice on the listing', false, {
      counter: { update: counters, data: { conversations: increment(2) } },
    }),
    begin('and count it as a double on the listing', false, {
      counter: { update: counters, data: { conversations: new Double(2) } },
    }),
    begin('and count a view on the way', false, {
      counter: { update: counters, data: { conversations: increment(1), views: increment(1) } },
    }),
    begin(
      'when blocked by the seller',
      false,
      {},
      { world: { [`users/${seller}/blocks/${other}`]: { blockedAt: now } } },
    ),
    begin(
      'having blocked the seller',
      true,
      {},
      { world: { [`users/${other}/blocks/${seller}`]: { blockedAt: now } } },
    ),
    ...(['sold', 'expired', 'paused', 'pending'] as const).map((status) =>
      begin(
        `about a listing that is ${status}`,
        false,
        {},
        { world: { [paths(listingId).listing]: listingOf(now, { status }) } },
      ),
    ),
    begin(
      'to oneself',
      false,
      { conversation: firstMessage(seller, now, { buyerName: 'Ana Pop' }).conversation },
      { as: seller },
    ),
    begin(
      'while blocked by an administrator',
      false,
      {},
      { world: { [`users/${other}`]: userOf(other, now, { blocked: true }) } },
    ),
    begin(
      'again',
      false,
      {},
      {
        world: {
          [`conversations/${listingId}_${other}`]: {
            ...conversation,
            buyerId: other,
            participantIds: [seller, other],
          },
        },
      },
    ),
    begin('under the id of another', false, {
      conversation: {
        set: `conversations/${listingId}_${company}`,
        data: {
          ...sampleConversation,
          buyerId: other,
          buyerName: 'Mihai Stan',
          participantIds: [seller, other],
          lastSenderId: other,
          lastMessageId: 'm1',
          lastMessageAt: NOW,
          createdAt: NOW,
        },
      },
      message: {
        set: `conversations/${listingId}_${company}/messages/m1`,
        data: { text: 'x', senderId: other, sentAt: NOW },
      },
      counter: null,
      usage: dailyUsage(other, now, { conversations: `${listingId}_${company}`, messages: 'm1' }),
    }),
    ...(
      [
        { listingTitle: 'Alt titlu, mai lung' },
        { listingSlug: 'alt-titlu' },
        { listingThumbPath: 'listings/x' },
        { sellerId: company, participantIds: [company, other] },
        { sellerName: 'Alt nume' },
        { buyerName: 'Alt nume' },
        { buyerId: buyer },
        { participantIds: [seller] },
        { participantIds: [other, seller] },
        { lastSenderId: seller },
        { lastMessageAt: daysFrom(now, -1) },
        { createdAt: daysFrom(now, -1) },
        { unreadBySeller: 0 },
        { unreadBySeller: new Double(1) },
        { unreadByBuyer: 1 },
        { unreadByBuyer: new Double(0) },
        { lastMessageId: 'm9' },
        { listingId: 'Other678901234567890' },
        { lastText: '' },
        { lastText: 'x'.repeat(141) },
        { lastText: ['x'] },
        { pinned: true },
      ] as Data[]
    ).map(withConversation),
    begin('with the longest preview', true, {
      conversation: firstMessage(other, now, { lastText: 'x'.repeat(140) }).conversation,
    }),
    ...refusals(
      'a first message',
      { as: other, claims: claimsOf(other) },
      [
        ...faultsOf(
          conversationSchema,
          (firstMessage(other, now).conversation as { data: Data }).data,
        ),
        ...invalidConversations,
      ],
      (data) => ({
        write: [
          { set: `conversations/${listingId}_${other}`, data },
          firstMessage(other, now).message,
          firstMessage(other, now).counter,
          firstMessage(other, now).usage,
        ],
      }),
    ),
  ];
}
