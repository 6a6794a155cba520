import type { ListedQuery } from './ListedQuery';

const now = new Date();
/** Lists of the blog. */
export const postQueries: ListedQuery[] = [
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
];
