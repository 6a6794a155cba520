import type { ListedQuery } from './ListedQuery';

/** Lists of what belongs to one person: conversations, favourites, the archive. */
export const personalQueries: ListedQuery[] = [
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
  ['the bell', 'users/a/notices', { orderBy: [['createdAt', 'desc']] }],
  ['unread notices', 'users/a/notices', { where: [['read', '==', false]] }],
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
];
