import type { ConversationFields } from '../people/conversation';
import * as limits from '../site/limits';
import type { MessageFields } from '../people/message';
import { type Case, withField } from './Case';
import {
  sampleBuyerId,
  sampleCar,
  sampleListingId,
  sampleNow,
  sampleSellerId,
} from './listingSamples';

export const sampleMessage: MessageFields = {
  text: 'Bună ziua, mai este de vânzare?',
  senderId: sampleBuyerId,
  sentAt: sampleNow,
};
const samplePhotoInMessage = { id: 'a1'.repeat(20), width: 1600, height: 1200, hasMedium: true };
export const validMessages: readonly (readonly [string, MessageFields])[] = [
  ['a question', sampleMessage],
  ['an offer', { ...sampleMessage, offer: { amountMinor: 500_000, currency: 'EUR' } }],
  ['a photo', { ...sampleMessage, photo: samplePhotoInMessage }],
  ['the longest message', { ...sampleMessage, text: 'x'.repeat(limits.MESSAGE_MAX) }],
];
export const invalidMessages: readonly Case[] = [
  ...['text', 'senderId', 'sentAt'].map((field): Case => [
    `a message without ${field}`,
    withField(sampleMessage, field, undefined),
  ]),
  ['an empty message', { ...sampleMessage, text: '' }],
  ['a message over the limit', { ...sampleMessage, text: 'x'.repeat(limits.MESSAGE_MAX + 1) }],
  ['a message that is a number', { ...sampleMessage, text: 42 }],
  ['a message with a field nobody knows', { ...sampleMessage, html: '<b>x</b>' }],
  ['an offer of nothing', { ...sampleMessage, offer: { amountMinor: 0, currency: 'EUR' } }],
  ['a photo by an address', { ...sampleMessage, photo: { ...samplePhotoInMessage, id: '../x' } }],
  ['a photo without a size', { ...sampleMessage, photo: { id: samplePhotoInMessage.id } }],
  ['an offer without a currency', { ...sampleMessage, offer: { amountMinor: 500_000 } }],
  ['a message whose time is text', { ...sampleMessage, sentAt: 'now' }],
];

export const sampleConversation: ConversationFields = {
  listingId: sampleListingId,
  listingTitle: sampleCar.title,
  listingSlug: sampleCar.slug,
  listingThumbPath: sampleCar.photos[0]!.thumbPath,
  sellerId: sampleSellerId,
  sellerName: 'Ana Pop',
  buyerId: sampleBuyerId,
  buyerName: 'Dan Radu',
  participantIds: [sampleSellerId, sampleBuyerId],
  lastText: sampleMessage.text,
  lastSenderId: sampleBuyerId,
  lastMessageId: 'message01',
  lastMessageAt: sampleNow,
  unreadBySeller: 1,
  unreadByBuyer: 0,
  createdAt: sampleNow,
};
export const validConversations: readonly (readonly [string, ConversationFields])[] = [
  ['a first question', sampleConversation],
  [
    'one with an offer',
    {
      ...sampleConversation,
      offer: {
        amountMinor: 500_000,
        currency: 'EUR',
        messageId: 'message01',
        byId: sampleBuyerId,
        state: 'open',
      },
    },
  ],
  ['one that says when it changed', { ...sampleConversation, changedAt: sampleNow }],
];
export const invalidConversations: readonly Case[] = [
  ...Object.keys(sampleConversation)
    .filter((field) => field !== 'listingThumbPath')
    .map((field): Case => [
      `a conversation without ${field}`,
      withField(sampleConversation, field, undefined),
    ]),
  ['a conversation with a field nobody knows', { ...sampleConversation, pinned: true }],
  ['a conversation about a listing with a wrong id', { ...sampleConversation, listingId: 'short' }],
  [
    'a conversation with oneself',
    {
      ...sampleConversation,
      sellerId: sampleBuyerId,
      participantIds: [sampleBuyerId, sampleBuyerId],
    },
  ],
  [
    'a conversation with a third person',
    { ...sampleConversation, participantIds: [sampleSellerId, sampleBuyerId, 'other'] },
  ],
  [
    'a conversation whose participants are others',
    { ...sampleConversation, participantIds: [sampleSellerId, 'other'] },
  ],
  [
    'a conversation whose last word is a stranger’s',
    { ...sampleConversation, lastSenderId: 'other' },
  ],
  [
    'a preview over the limit',
    { ...sampleConversation, lastText: 'x'.repeat(limits.MESSAGE_PREVIEW_MAX + 1) },
  ],
  ['a negative number of unread messages', { ...sampleConversation, unreadBySeller: -1 }],
];
