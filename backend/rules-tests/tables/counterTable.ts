import { dayOf, daysFrom, limitsOf, listingOf, userOf } from '../baseWorld';
import { faultsOf, matrix, refusals } from '../matrix';
import { claimsOf, leaving, listingId, other, seller, young } from '../people';
import {
  type Data,
  Double,
  increment,
  NOW,
  type RuleCase,
  type World,
  type Write,
} from '../RuleCase';
import { dailyUsageSchema } from '@anunturi/shared-domain/people/dailyUsage';
import { listingCountersSchema } from '@anunturi/shared-domain/listing/listingCounters';
import { invalidCounters } from '@anunturi/shared-domain/samples/listingPartSamples';
import { paths, publish, firstVersion, dailyUsage } from './publishing';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';

const path = paths(listingId);
const everybody = ['anonymous', 'other', 'owner', 'blocked', 'admin'] as const;

/** Counters of a listing, and the proofs by which they grow. */
export function counterTable(now: Date): RuleCase[] {
  const day = dayOf(now);
  const device = 'Dev12345678901234567';
  const proof = `${day}_${device}`;
  const prove = (id = proof, data: Data = { at: NOW }): Write => ({
    set: `${path.listing}/viewProofs/${id}`,
    data,
  });
  const view = (id = proof, data: Data = {}): Write => ({
    update: path.counters,
    data: { views: increment(1), lastView: id, ...data },
  });
  const row = (
    what: string,
    may: boolean,
    writes: Write[],
    as: string | null = null,
    world: World = {},
  ): RuleCase => ({ what, as, claims: claimsOf(as), may, act: { write: writes }, world });
  const favourite = `users/${other}/favourites/${listingId}`;
  const like: Write = { set: favourite, data: { listingId, priceLei: 48_355, addedAt: NOW } };
  const liked = { listingId, priceLei: 48_355, addedAt: daysFrom(now, -1) };
  const grow = (by: number, more: Data = {}): Write => ({
    update: path.counters,
    data: { favourites: increment(by), ...more },
  });
  const fresh = { ...firstVersion(sampleCar as Data, now) };
  const blocked: World = { [`users/${other}`]: userOf(other, now, { blocked: true }) };
  return [
    ...matrix({
      name: 'the counters of a listing',
      path: path.counters,
      document: { views: 7, favourites: 2, conversations: 1 },
      owner: seller,
      acts: {
        get: { may: everybody },
        create: { may: ['owner'], act: { write: publish('Count678901234567890', fresh, now) } },
        update: {
          may: ['anonymous', 'other', 'owner', 'admin'],
          act: { write: [view(), prove()] },
        },
        delete: {
          may: ['owner'],
          act: {
            write: [path.listing, path.check, path.contact, path.counters].map((each) => ({
              delete: each,
            })),
          },
        },
      },
    }),
    ...refusals(
      'counters',
      { as: seller },
      [
        ...faultsOf(listingCountersSchema, { views: 0, favourites: 0, conversations: 0 }),
        ...invalidCounters,
      ],
      (data) => ({
        write: [
          ...publish('Count678901234567890', fresh, now, ['counters']),
          { set: 'listings/Count678901234567890/counters/all', data },
        ],
      }),
    ),
    ...[{ views: 1 }, { favourites: 1 }, { conversations: 1 }].map((data) =>
      row(
        `start with ${JSON.stringify(data)}`,
        false,
        [
          ...publish('Count678901234567890', fresh, now, ['counters']),
          {
            set: 'listings/Count678901234567890/counters/all',
            data: { views: 0, favourites: 0, conversations: 0, ...data },
          },
        ],
        seller,
      ),
    ),
    row(
      'make new counters for an old listing',
      false,
      [{ set: path.counters, data: { views: 0, favourites: 0, conversations: 0 } }],
      seller,
      { [path.counters]: null },
    ),
    row(
      "make counters for another's new listing",
      false,
      [
        { set: path.listing, data: fresh },
        { set: path.counters, data: { views: 0, favourites: 0, conversations: 0 } },
      ],
      other,
      { [path.listing]: null, [path.counters]: null },
    ),
    row(
      'make counters for nothing',
      false,
      [
        {
          set: 'listings/Count678901234567890/counters/all',
          data: { views: 0, favourites: 0, conversations: 0 },
        },
      ],
      seller,
    ),

    ...matrix({
      name: 'a proof of a view',
      path: `${path.listing}/viewProofs/${proof}`,
      document: { at: now },
      owner: seller,
      acts: {
        get: { may: everybody },
        create: {
          may: ['anonymous', 'other', 'owner', 'admin'],
          act: { write: [view(), prove()] },
        },
      },
    }),
    row('count a view without a proof', false, [view()]),
    row('count a view proved before', false, [view(), prove()], null, {
      [`${path.listing}/viewProofs/${proof}`]: { at: now },
    }),
    row('count a view proved before by itself', false, [view()], null, {
      [`${path.listing}/viewProofs/${proof}`]: { at: now },
    }),
    row('count two views', false, [view(proof, { views: increment(2) }), prove()]),
    row('count a double', false, [view(proof, { views: new Double(8) }), prove()]),
    row('count a view and a favourite', false, [
      view(proof, { favourites: increment(1) }),
      prove(),
    ]),
    row('prove a view that is not counted', false, [prove()]),
    row('prove two views and count one', false, [
      view(),
      prove(),
      prove(`${day}_${'x'.repeat(20)}`),
    ]),
    row('prove a view with more', false, [view(), prove(proof, { at: NOW, who: 'x' })]),
    row('prove a view with an old time', false, [view(), prove(proof, { at: daysFrom(now, -1) })]),
    ...[`${day}_short`, `20200101_${device}`, device, `${day}_${'-'.repeat(20)}`].map((id) =>
      row(`prove a view as ${id}`, false, [view(id), prove(id)]),
    ),
    ...(['draft', 'pending', 'paused', 'rejected', 'archived'] as const).map((status) =>
      row(`count a view of a listing that is ${status}`, false, [view(), prove()], null, {
        [path.listing]: listingOf(now, { status }),
      }),
    ),
    ...(['sold', 'expired'] as const).map((status) =>
      row(`count a view of a listing that is ${status}`, true, [view(), prove()], null, {
        [path.listing]: listingOf(now, { status }),
      }),
    ),
    row('count a view while blocked', false, [view(), prove()], other, blocked),
    row('count a view while leaving', false, [view(), prove()], leaving),

    row('count a favourite', true, [like, grow(1)], other),
    row('count a favourite without one', false, [grow(1)], other),
    row('count a favourite kept before', false, [grow(1)], other, { [favourite]: liked }),
    row('count a favourite twice', false, [like, grow(2)], other),
    row(
      'count a favourite as a double',
      false,
      [like, grow(1, { favourites: new Double(3) })],
      other,
    ),
    row('count a favourite and a view', false, [like, grow(1, { views: increment(1) })], other),
    row('count a favourite backwards', false, [like, grow(-1)], other),
    row('count a favourite gone', true, [{ delete: favourite }, grow(-1)], other, {
      [favourite]: liked,
    }),
    row('count a favourite gone as come', false, [{ delete: favourite }, grow(1)], other, {
      [favourite]: liked,
    }),
    row('count a favourite gone that was never there', false, [grow(-1)], other),
    row("count another's favourite", false, [{ set: favourite, data: liked }, grow(1)], seller),
    row(
      'count a conversation without one',
      false,
      [{ update: path.counters, data: { conversations: increment(1) } }],
      other,
    ),
    row(
      'count a conversation of before',
      false,
      [{ update: path.counters, data: { conversations: increment(1) } }],
      'buyerDan',
    ),
    ...usageTable(now),
  ];
}

/** users/{uid}/dailyUsage/{day} and its limits. */
function usageTable(now: Date): RuleCase[] {
  const day = dayOf(now);
  const yesterday = dayOf(daysFrom(now, -1));
  const target = (uid: string) => `users/${uid}/dailyUsage/${day}`;
  const zero = { day, listings: 0, conversations: 0, messages: 0, reports: 0 };
  const row = (
    what: string,
    may: boolean,
    data: Data,
    as = seller,
    before: Data | null = null,
    more: World = {},
    id = day,
  ): RuleCase => ({
    what: `write the day: ${what}`,
    as,
    claims: claimsOf(as),
    may,
    act: { write: [{ set: `users/${as}/dailyUsage/${id}`, data }] },
    world: { ...(before && { [target(as)]: before }), ...more },
  });
  const counts = ['listings', 'conversations', 'messages', 'reports'] as const;
  const limits = {
    listings: [30, 5],
    conversations: [60, 15],
    messages: [500, 100],
    reports: [20, 20],
  } as const;
  const timed = (count: string) => (count === 'messages' ? { lastMessageAt: NOW } : {});
  const messaged = { ...zero, messages: 3, lastMessageId: 'm3' };
  return [
    ...matrix({
      name: 'the day of a person',
      path: target(seller),
      document: zero,
      owner: seller,
      acts: {
        get: { may: ['owner', 'blocked'] },
        list: { may: ['owner', 'blocked', 'admin'], unlimited: ['admin'] },
        create: { may: ['owner'] },
        update: { may: ['owner'], act: { write: [dailyUsage(seller, now, { listings: 'L1' })] } },
      },
    }),
    ...(['anonymous', 'other', 'admin'] as const).map((role): RuleCase => ({
      what: `as ${role} sum the days of everybody`,
      as: { anonymous: null, other, admin: 'adminIoana' }[role],
      may: role === 'admin',
      act: { list: 'dailyUsage', group: true, where: [['day', '==', day]] },
    })),
    {
      what: 'as a blocked administrator sum the days of everybody',
      as: 'adminIoana',
      may: false,
      act: { list: 'dailyUsage', group: true, where: [['day', '==', day]] },
      world: { 'users/adminIoana': userOf('adminIoana', now, { blocked: true }) },
    },
    ...refusals(
      'a day',
      { as: seller, claims: claimsOf(seller) },
      faultsOf(dailyUsageSchema, {
        ...zero,
        listings: 1,
        messages: 1,
        lastListingId: 'L1',
        lastConversationId: 'c1',
        lastMessageId: 'm1',
        lastReportId: 'r1',
        lastMessageAt: NOW,
      }),
      (data) => ({ write: [{ set: target(seller), data }] }),
    ),
    ...counts.flatMap((count) => {
      const [most, mostYoung] = limits[count];
      return [
        row(`${count} up to the limit`, true, { ...zero, [count]: most, ...timed(count) }, seller, {
          ...zero,
          [count]: most - 1,
        }),
        row(
          `${count} over the limit`,
          false,
          { ...zero, [count]: most + 1, ...timed(count) },
          seller,
          { ...zero, [count]: most },
        ),
        row(
          `${count} of a new account up to its limit`,
          true,
          { ...zero, [count]: mostYoung, ...timed(count) },
          young,
          { ...zero, [count]: mostYoung - 1 },
        ),
        row(
          `${count} of a new account over its limit`,
          false,
          { ...zero, [count]: mostYoung + 1, ...timed(count) },
          young,
          { ...zero, [count]: mostYoung },
        ),
        row(`${count} by two`, false, { ...zero, [count]: 2, ...timed(count) }),
        row(`${count} backwards`, false, { ...zero, [count]: 1, ...timed(count) }, seller, {
          ...zero,
          [count]: 2,
        }),
        row(`${count} as a double`, false, { ...zero, [count]: new Double(1), ...timed(count) }),
        row(`${count} as the same double`, false, { ...zero, [count]: new Double(1) }, seller, {
          ...zero,
          [count]: 1,
        }),
        row(
          `${count} where nothing is set`,
          true,
          { ...zero, [count]: most, ...timed(count) },
          seller,
          { ...zero, [count]: most - 1 },
          { 'settings/limits': null },
        ),
        row(
          `${count} over the limit where nothing is set`,
          false,
          { ...zero, [count]: most + 1, ...timed(count) },
          seller,
          { ...zero, [count]: most },
          { 'settings/limits': null },
        ),
        row(
          `${count} of a new account up to its limit where nothing is set`,
          true,
          { ...zero, [count]: mostYoung, ...timed(count) },
          young,
          { ...zero, [count]: mostYoung - 1 },
          { 'settings/limits': null },
        ),
        row(
          `${count} over the limit of a new account where nothing is set`,
          false,
          { ...zero, [count]: mostYoung + 1, ...timed(count) },
          young,
          { ...zero, [count]: mostYoung },
          { 'settings/limits': null },
        ),
      ];
    }),
    row(
      'messages where listings are over a lowered limit',
      true,
      { ...zero, listings: 31, messages: 1, lastMessageAt: NOW },
      seller,
      { ...zero, listings: 31 },
    ),
    ...[6.5, 7.5].map((age) =>
      row(
        `listings of an account of ${age} days where nothing is set`,
        age > 7,
        { ...zero, listings: 6 },
        seller,
        { ...zero, listings: 5 },
        {
          'settings/limits': null,
          [`users/${seller}`]: userOf(seller, now, { createdAt: daysFrom(now, -age) }),
        },
      ),
    ),
    row(
      'listings over a limit of two',
      false,
      { ...zero, listings: 3 },
      seller,
      { ...zero, listings: 2 },
      { 'settings/limits': limitsOf(now, { listingsPerDay: 2 }) },
    ),
    row('a time that is true without a message', false, { ...zero, lastMessageAt: true }),
    row('yesterday', false, { ...zero, day: yesterday }, seller, null, {}, yesterday),
    row(
      'tomorrow',
      false,
      { ...zero, day: dayOf(daysFrom(now, 1)) },
      seller,
      null,
      {},
      dayOf(daysFrom(now, 1)),
    ),
    row(
      'yesterday again',
      false,
      { ...zero, day: yesterday, listings: 1 },
      seller,
      null,
      { [`users/${seller}/dailyUsage/${yesterday}`]: { ...zero, day: yesterday } },
      yesterday,
    ),
    row('another day inside', false, { ...zero, day: yesterday }),
    row('a message without its time', false, { ...zero, messages: 1 }),
    row('a message of a minute ago', false, {
      ...zero,
      messages: 1,
      lastMessageAt: new Date(now.getTime() - 60_000),
    }),
    row('a time without a message', false, { ...zero, lastMessageAt: NOW }),
    row(
      'a message one second after another',
      false,
      { ...messaged, messages: 4, lastMessageAt: NOW },
      seller,
      { ...messaged, lastMessageAt: new Date(now.getTime() - 1000) },
    ),
    row(
      'a message three seconds after another',
      true,
      { ...messaged, messages: 4, lastMessageAt: NOW },
      seller,
      { ...messaged, lastMessageAt: new Date(now.getTime() - 3000) },
    ),
    row('an id that is none', false, { ...zero, listings: 1, lastListingId: 'a/b' }),
    {
      what: 'delete a day of the past',
      as: seller,
      may: true,
      act: { write: [{ delete: `users/${seller}/dailyUsage/${yesterday}` }] },
      world: { [`users/${seller}/dailyUsage/${yesterday}`]: zero },
    },
    {
      what: 'delete a day of the past when blocked',
      as: seller,
      may: false,
      act: { write: [{ delete: `users/${seller}/dailyUsage/${yesterday}` }] },
      world: {
        [`users/${seller}/dailyUsage/${yesterday}`]: zero,
        [`users/${seller}`]: userOf(seller, now, { blocked: true }),
      },
    },
    {
      what: "delete another's day of the past",
      as: other,
      may: false,
      act: { write: [{ delete: `users/${seller}/dailyUsage/${yesterday}` }] },
      world: { [`users/${seller}/dailyUsage/${yesterday}`]: zero },
    },
    {
      what: 'delete today while leaving',
      as: leaving,
      may: true,
      act: { write: [{ delete: target(leaving) }] },
      world: { [target(leaving)]: zero },
    },
  ];
}
