import { type ListedQuery, newest } from './ListedQuery';

const now = new Date();
/** Lists of listings and categories. */
export const listingQueries: ListedQuery[] = [
  [
    'active listings whose time is over',
    'listings',
    {
      where: [
        ['status', '==', 'active'],
        ['expiresAt', '<=', now],
      ],
      orderBy: [newest],
    },
  ],
  [
    'own listings that end soon',
    'listings',
    {
      where: [
        ['ownerId', '==', 'a'],
        ['status', '==', 'active'],
        ['expiresAt', '<=', now],
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
    'appealed rejections without an answer',
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
    'active listings of other counties',
    'listings',
    {
      where: [
        ['status', '==', 'active'],
        ['county', '!=', 'SB'],
      ],
    },
  ],
  [
    'listings by a word for the administrator',
    'listings',
    { where: [['searchTokens', 'array-contains', 'x']], orderBy: [['updatedAt', 'desc']] },
  ],
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
];
