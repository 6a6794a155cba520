import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listingSearchIndexes } from '@anunturi/shared-domain/search/searchIndexes';
import type { ListOptions } from '../testing/toStructuredQuery';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';

/**
 * firestore.indexes.json serves every list of the product: the server refuses a query that production would refuse
 * for want of an index.
 */
const declared = JSON.parse(readFileSync(join(__dirname, '../firestore.indexes.json'), 'utf8')) as {
  indexes: unknown[];
};
const now = new Date();
let firebase: TestFirebase;

beforeAll(async () => {
  firebase = await startTestFirebase();
});
afterAll(() => firebase.stop());

test('every index of the public search is declared', () => {
  expect(declared.indexes).toEqual(expect.arrayContaining(listingSearchIndexes()));
});

test('no index is declared twice', () => {
  expect(new Set(declared.indexes.map((each) => JSON.stringify(each))).size).toBe(
    declared.indexes.length,
  );
});

const newest: [string, 'desc'] = ['expiresAt', 'desc'];
const queries: [what: string, collection: string, options: ListOptions][] = [
  [
    'the newest of a category',
    'listings',
    {
      where: [
        ['status', '==', 'active'],
        ['categoryId', '==', 'autoturisme'],
        ['expiresAt', '>', now],
      ],
      orderBy: [newest],
    },
  ],
  [
    'diesel Dacias by price',
    'listings',
    {
      where: [
        ['status', '==', 'active'],
        ['vehicle.make', '==', 'dacia'],
        ['vehicle.fuel', 'in', ['diesel', 'lpg']],
        ['priceLei', '>=', 1],
      ],
      orderBy: [['priceLei', 'asc']],
    },
  ],
  [
    'words, a place and a bucket of years',
    'listings',
    {
      where: [
        ['status', '==', 'active'],
        ['searchTokens', 'array-contains', 'logan'],
        ['localityId', 'in', ['sibiu', 'medias']],
        ['bands.year', 'in', [8, 9]],
        ['expiresAt', '>', now],
      ],
      orderBy: [newest],
    },
  ],
  [
    "a seller's public listings",
    'listings',
    {
      where: [
        ['status', 'in', ['active', 'sold']],
        ['ownerId', '==', 'a'],
      ],
      orderBy: [newest],
    },
  ],
  [
    'own listings',
    'listings',
    { where: [['ownerId', '==', 'a']], orderBy: [['updatedAt', 'desc']] },
  ],
  [
    'own listings of a status',
    'listings',
    {
      where: [
        ['ownerId', '==', 'a'],
        ['status', '==', 'sold'],
      ],
      orderBy: [['updatedAt', 'desc']],
    },
  ],
  [
    'own listings that are not deleted',
    'listings',
    {
      where: [
        ['ownerId', '==', 'a'],
        ['status', 'in', ['draft', 'pending', 'active', 'archived']],
      ],
      orderBy: [['updatedAt', 'desc']],
    },
  ],
  [
    'the queue of moderation',
    'listings',
    { where: [['status', '==', 'pending']], orderBy: [['updatedAt', 'asc']] },
  ],
  [
    'contested rejections without an answer',
    'listings',
    {
      where: [
        ['status', '==', 'rejected'],
        ['appealedAt', '>', new Date(0)],
      ],
      orderBy: [['appealedAt', 'asc']],
    },
  ],
  [
    'listings of a category for the administrator',
    'listings',
    {
      where: [
        ['status', '==', 'active'],
        ['categoryId', '==', 'x'],
      ],
      orderBy: [['updatedAt', 'desc']],
    },
  ],
  [
    'listings by a word for the administrator',
    'listings',
    { where: [['searchTokens', 'array-contains', 'x']], orderBy: [['updatedAt', 'desc']] },
  ],
  [
    'the inbox',
    'conversations',
    { where: [['participantIds', 'array-contains', 'a']], orderBy: [['lastMessageAt', 'desc']] },
  ],
  [
    'conversations about a listing',
    'conversations',
    {
      where: [
        ['participantIds', 'array-contains', 'a'],
        ['listingId', '==', 'L'],
      ],
      orderBy: [['lastMessageAt', 'desc']],
    },
  ],
  [
    'unread messages to a seller',
    'conversations',
    {
      where: [
        ['participantIds', 'array-contains', 'a'],
        ['sellerId', '==', 'a'],
        ['unreadBySeller', '>', 0],
      ],
    },
  ],
  [
    'unread messages to a buyer',
    'conversations',
    {
      where: [
        ['participantIds', 'array-contains', 'a'],
        ['buyerId', '==', 'a'],
        ['unreadByBuyer', '>', 0],
      ],
    },
  ],
  ['messages', 'conversations/c/messages', { orderBy: [['sentAt', 'desc']] }],
  ['favourites', 'users/a/favourites', { orderBy: [['addedAt', 'desc']] }],
  [
    'the archive by kind',
    'users/a/archive',
    { where: [['kind', '==', 'pdf']], orderBy: [['createdAt', 'desc']] },
  ],
  [
    'the archive by tag',
    'users/a/archive',
    { where: [['tags', 'array-contains', 'x']], orderBy: [['createdAt', 'desc']] },
  ],
  ['the archive by name', 'users/a/archive', { orderBy: [['name', 'asc']] }],
  [
    'categories in use',
    'categories',
    {
      where: [
        ['kind', '==', 'vehicle'],
        ['active', '==', true],
      ],
      orderBy: [['order', 'asc']],
    },
  ],
  [
    'published posts',
    'blogPosts',
    {
      where: [
        ['status', '==', 'published'],
        ['publishedAt', '<=', now],
      ],
      orderBy: [['publishedAt', 'desc']],
    },
  ],
  [
    'the next post',
    'blogPosts',
    {
      where: [
        ['status', '==', 'published'],
        ['publishedAt', '>', now],
      ],
      orderBy: [['publishedAt', 'asc']],
    },
  ],
  [
    'posts by tag',
    'blogPosts',
    {
      where: [
        ['status', '==', 'published'],
        ['tags', 'array-contains', 'acte'],
        ['publishedAt', '<=', now],
      ],
      orderBy: [['publishedAt', 'desc']],
    },
  ],
  [
    'posts by a word',
    'blogPosts',
    { where: [['searchTokens', 'array-contains', 'acte']], orderBy: [['updatedAt', 'desc']] },
  ],
  [
    'drafts by a word',
    'blogPosts',
    {
      where: [
        ['status', '==', 'draft'],
        ['searchTokens', 'array-contains', 'acte'],
      ],
      orderBy: [['updatedAt', 'desc']],
    },
  ],
  [
    'published posts by a word',
    'blogPosts',
    {
      where: [
        ['status', '==', 'published'],
        ['searchTokens', 'array-contains', 'acte'],
        ['publishedAt', '<=', now],
      ],
      orderBy: [['publishedAt', 'desc']],
    },
  ],
  [
    'scheduled posts by a word',
    'blogPosts',
    {
      where: [
        ['status', '==', 'published'],
        ['searchTokens', 'array-contains', 'acte'],
        ['publishedAt', '>', now],
      ],
      orderBy: [['publishedAt', 'asc']],
    },
  ],
  [
    'a post that shows a picture',
    'blogPosts',
    { where: [['pictures', 'array-contains', 'blog/x/y.webp']] },
  ],
  [
    'new contact messages',
    'contactMessages',
    { where: [['status', '==', 'new']], orderBy: [['createdAt', 'desc']] },
  ],
  [
    'open reports',
    'reports',
    { where: [['status', '==', 'open']], orderBy: [['createdAt', 'asc']] },
  ],
  [
    'reports about a listing',
    'reports',
    { where: [['targetId', '==', 'L']], orderBy: [['createdAt', 'desc']] },
  ],
  [
    'reports about a listing that were answered since its deletion',
    'reports',
    {
      where: [
        ['targetId', '==', 'L'],
        ['decision.decidedAt', '>', now],
      ],
    },
  ],
  [
    'own reports',
    'reports',
    { where: [['reporterId', '==', 'a']], orderBy: [['createdAt', 'desc']] },
  ],
  ...(['role', 'blocked', 'trusted', 'sellerType'] as const).flatMap(
    (field): (typeof queries)[number][] => [
      [
        `people by ${field}, the newest`,
        'users',
        { where: [[field, '==', 'x']], orderBy: [['createdAt', 'desc']] },
      ],
      [
        `people by ${field}, the oldest`,
        'users',
        { where: [[field, '==', 'x']], orderBy: [['createdAt', 'asc']] },
      ],
      [
        `people by ${field} and name`,
        'users',
        {
          where: [
            [field, '==', 'x'],
            ['nameFolded', '>=', 'a'],
            ['nameFolded', '<', 'b'],
          ],
          orderBy: [['nameFolded', 'asc']],
        },
      ],
    ],
  ),
  [
    'people by name',
    'users',
    {
      where: [
        ['nameFolded', '>=', 'a'],
        ['nameFolded', '<', 'b'],
      ],
      orderBy: [['nameFolded', 'asc']],
    },
  ],
  [
    'blocked people',
    'users',
    { where: [['blocked', '==', true]], orderBy: [['createdAt', 'desc']] },
  ],
  [
    'the log of a person',
    'moderationLog',
    { where: [['targetId', '==', 'a']], orderBy: [['at', 'desc']] },
  ],
  ['the days of everybody', 'dailyUsage', { where: [['day', '==', '20261120']], group: true }],
];

test.each(queries)('an index serves %s', async (_what, collection, options) => {
  const { status, body } = await firebase.owner.list(collection, { limit: 24, ...options });
  expect({ status, message: body?.error?.message ?? body?.[0]?.error?.message }).toEqual({
    status: 200,
    message: undefined,
  });
});

test('a query without an index is refused', async () => {
  expect(
    (
      await firebase.owner.list('listings', {
        where: [
          ['status', '==', 'active'],
          ['vehicle.colour', '==', 'red'],
        ],
        orderBy: [newest],
        limit: 1,
      })
    ).error,
  ).toBe('FAILED_PRECONDITION');
});
