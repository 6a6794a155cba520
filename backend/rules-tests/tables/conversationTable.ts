// Longer than most: one table of sentences, read from top to bottom.
import { conversationSchema } from '@anunturi/shared-domain/people/conversation';
import { messageSchema } from '@anunturi/shared-domain/people/message';
import {
  invalidConversations,
  invalidMessages,
  sampleConversation,
} from '@anunturi/shared-domain/samples/messageSamples';
import { conversationId, dayOf, daysFrom, listingOf, userOf } from '../baseWorld';
import { extremes, faultsOf, matrix, refusals } from '../matrix';
import { admin, buyer, claimsOf, company, listingId, other, seller } from '../people';
import {
  type Data,
  Double,
  increment,
  NOW,
  type RuleCase,
  type World,
  type Write,
} from '../RuleCase';
import { dailyUsage, paths } from './publishing';

const path = `conversations/${conversationId}`;
const counters = paths(listingId).counters;

/** A first message to the sample listing. */
export function firstMessage(
  uid: string,
  now: Date,
  change: Data = {},
): { conversation: Write; message: Write; counter: Write; usage: Write } {
  const id = `${listingId}_${uid}`;
  return {
    conversation: {
      set: `conversations/${id}`,
      data: {
        ...sampleConversation,
        buyerId: uid,
        buyerName: 'Mihai Stan',
        participantIds: [seller, uid],
        lastSenderId: uid,
        lastMessageId: 'm1',
        lastMessageAt: NOW,
        createdAt: NOW,
        ...change,
      },
    },
    message: {
      set: `conversations/${id}/messages/m1`,
      data: { text: sampleConversation.lastText, senderId: uid, sentAt: NOW },
    },
    counter: { update: counters, data: { conversations: increment(1) } },
    usage: dailyUsage(uid, now, { conversations: id, messages: 'm1' }),
  };
}

function withoutThumb(write: Write): Write {
  if (!('set' in write)) return write;
  const { listingThumbPath: _thumb, ...data } = write.data;
  return { ...write, data };
}

/** conversations and their messages. */
export function conversationTable(now: Date): RuleCase[] {
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
  return [
    ...matrix({
      name: 'a conversation',
      path,
      document: stored,
      owner: seller,
      query: { where: [['participantIds', 'array-contains', seller]] },
      acts: {
        get: { may: ['owner', 'blocked'] },
        list: { may: ['owner', 'blocked'] },
        update: { may: ['owner'], act: { write: [{ update: path, data: { unreadBySeller: 0 } }] } },
      },
    }),
    ...matrix({
      name: 'a conversation of the buyer',
      path,
      document: stored,
      owner: buyer,
      query: { where: [['participantIds', 'array-contains', buyer]] },
      acts: {
        get: { may: ['owner', 'blocked'] },
        list: { may: ['owner', 'blocked'] },
        update: { may: ['owner'], act: { write: [{ update: path, data: { unreadByBuyer: 0 } }] } },
        create: {
          may: ['owner'],
          act: { write: Object.values(firstMessage(buyer, now, { buyerName: 'Dan Radu' })) },
        },
      },
    }),
    {
      what: 'list all conversations',
      as: seller,
      may: false,
      act: { list: 'conversations', limit: 10 },
    },
    {
      what: 'look for an own conversation that is not there',
      as: other,
      may: true,
      act: { get: `conversations/${listingId}_${other}` },
    },
    {
      what: "look for another's conversation that is not there",
      as: other,
      may: false,
      act: { get: `conversations/${listingId}_${company}` },
    },
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
    ...extremes(
      'a message',
      { as: seller, world: { [path]: stored } },
      messageSchema,
      { text: 'Da.', senderId: seller, sentAt: NOW },
      ['text'],
      sendMessage,
    ),
    answer('with a preview of one letter', true, seller, { lastText: 'x' }),
    answer('with the longest message', true, seller, {}, { message: { text: 'x'.repeat(2000) } }),
    ...(
      [
        { text: '' },
        { text: 'x'.repeat(2001) },
        { text: ['a', 'b'] },
        { senderId: buyer },
        { sentAt: daysFrom(now, -1) },
        { html: 'x' },
      ] as Data[]
    ).map((message) =>
      answer(
        `with the message ${JSON.stringify(message).slice(0, 40)}`,
        false,
        seller,
        {},
        { message },
      ),
    ),
    ...refusals(
      'a message',
      { as: seller, world: { [path]: stored } },
      [
        ...faultsOf(messageSchema, { text: 'Da.', senderId: seller, sentAt: NOW }),
        ...invalidMessages,
      ],
      sendMessage,
    ),
    answer('under an id that is none', false, seller, {}, { id: 'm 2' }),
    read('as the seller', true, seller, { unreadBySeller: 0 }),
    read('as the buyer', true, buyer, { unreadByBuyer: 0 }),
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
    {
      what: 'send a second message with the first',
      as: seller,
      may: false,
      act: { write: [...answerWrites, second] },
      world: { [path]: stored },
    },
    {
      what: 'send a message that the conversation names already',
      as: seller,
      may: false,
      act: { write: [second] },
      world: { [path]: { ...stored, lastMessageId: 'm3' } },
    },

    // -- leaving
    ...(
      [
        [
          'the own name and last words',
          true,
          seller,
          { sellerName: 'Cont șters', lastText: 'Mesaj șters' },
          seller,
        ],
        ['the own name', true, seller, { sellerName: 'Cont șters' }, seller],
        [
          "the other's words",
          false,
          seller,
          { sellerName: 'Cont șters', lastText: 'Mesaj șters' },
          buyer,
        ],
        [
          'words by other words',
          false,
          seller,
          { sellerName: 'Cont șters', lastText: 'Altceva' },
          seller,
        ],
        ['the name by another', false, seller, { sellerName: 'Altcineva' }, seller],
        [
          "the other's name",
          false,
          seller,
          { sellerName: 'Cont șters', buyerName: 'Cont șters' },
          seller,
        ],
        [
          'the own name as the buyer',
          true,
          buyer,
          { buyerName: 'Cont șters', lastText: 'Mesaj șters' },
          buyer,
        ],
        ['the name by another as the buyer', false, buyer, { buyerName: 'Altcineva' }, buyer],
        [
          "the other's name as the buyer",
          false,
          buyer,
          { buyerName: 'Cont șters', sellerName: 'Cont șters' },
          buyer,
        ],
      ] as [string, boolean, string, Data, string][]
    ).map(([what, may, uid, data, lastSenderId]): RuleCase => ({
      what: `while leaving, forget ${what}`,
      as: uid,
      may,
      act: { write: [{ update: path, data }] },
      world: { [path]: { ...stored, lastSenderId }, ...leavingSeller, ...leavingBuyer },
    })),
    {
      what: 'forget the own name and stay',
      as: seller,
      may: false,
      act: { write: [{ update: path, data: { sellerName: 'Cont șters' } }] },
    },
    {
      what: 'forget as a stranger',
      as: 'leavingGeo',
      may: false,
      act: { write: [{ update: path, data: { buyerName: 'Cont șters' } }] },
    },
    {
      what: 'forget when blocked',
      as: seller,
      may: false,
      act: { write: [{ update: path, data: { sellerName: 'Cont șters' } }] },
      world: { [`users/${seller}`]: userOf(seller, now, { closingAt: now, blocked: true }) },
    },
    {
      what: 'delete an own message while leaving',
      as: buyer,
      may: true,
      act: { write: [{ delete: `${path}/messages/message01` }] },
      world: leavingBuyer,
    },
    {
      what: "delete the other's message while leaving",
      as: seller,
      may: false,
      act: { write: [{ delete: `${path}/messages/message01` }] },
      world: leavingSeller,
    },
    {
      what: 'delete an own message and stay',
      as: buyer,
      may: false,
      act: { write: [{ delete: `${path}/messages/message01` }] },
    },
  ];
}
