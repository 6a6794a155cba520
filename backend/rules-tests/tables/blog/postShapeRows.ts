import { blogPostSchema } from '@anunturi/shared-domain/blog/blogPost';
import { invalidBlogPosts, sampleBlogPost } from '@anunturi/shared-domain/samples/blogPostSamples';
import { daysFrom } from '../../baseWorld';
import { extremes, faultsOf, refusals } from '../../matrix';
import { other } from '../../people';
import { type Data, Double, NOW, type RuleCase } from '../../RuleCase';
import { asAdmin, blogSetup } from './blogSetup';

/** What a post may hold. */
export function postShapeRows(now: Date): RuleCase[] {
  const { path, post, draft, hidden, entry, row, create } = blogSetup(now);
  return [
    ...refusals(
      'a post',
      asAdmin,
      [
        ...faultsOf(blogPostSchema, post),
        ...invalidBlogPosts.map(
          ([what, data]) =>
            [
              what,
              {
                ...data,
                ...Object.fromEntries(
                  ['createdAt', 'updatedAt', 'publishedAt']
                    .filter((key) => data[key] instanceof Date)
                    .map((key) => [key, NOW]),
                ),
                logId: 'log1',
              },
            ] as const,
        ),
      ],
      (data) => ({ write: [{ set: path, data }, entry('postPublished')] }),
    ),
    create('as a draft', true, draft),
    create('published at once', true, post, [entry('postPublished')]),
    create('for later', true, { ...post, publishedAt: daysFrom(now, 3) }, [entry('postPublished')]),
    create('as a draft with a time in mind', true, { ...draft, publishedAt: daysFrom(now, 3) }),
    create('as a draft with a word for a time', false, { ...draft, publishedAt: 'luni' }),
    create('at the limits', true, {
      ...draft,
      title: 'x'.repeat(120),
      excerpt: 'x'.repeat(300),
      bodyHtml: 'x'.repeat(200_000),
      tags: Array.from({ length: 10 }, (_, at) => `${'x'.repeat(29)}${at}`),
      readingMinutes: 500,
      authorName: 'x'.repeat(60),
      cover: {
        path: `blog/x/${'x'.repeat(293)}`,
        alt: 'x'.repeat(200),
        width: 10_000,
        height: 10_000,
      },
    }),
    ...extremes(
      'a post',
      asAdmin,
      blogPostSchema,
      { ...draft, cover: sampleBlogPost.cover },
      [
        'title',
        'excerpt',
        'bodyHtml',
        'readingMinutes',
        'authorName',
        'cover.alt',
        'cover.width',
        'cover.height',
      ],
      (data) => ({ write: [{ set: path, data }] }),
    ),
    create(
      'without words to find it by',
      true,
      Object.fromEntries(Object.entries(draft).filter(([field]) => field !== 'searchTokens')),
    ),
    create('with all its pictures and words', true, {
      ...draft,
      pictures: Array.from(
        { length: 100 },
        (_, at) => `blog/${'x'.repeat(80)}/${'x'.repeat(197)}${String(at).padStart(3, '0')}`,
      ),
      searchTokens: Array.from(
        { length: 160 },
        (_, at) => `${'x'.repeat(37)}${String(at).padStart(3, '0')}`,
      ),
    }),
    ...(
      [
        ['a picture with a comma', { pictures: ['blog/x/a,b.webp'] }],
        ['a comma among its words', { searchTokens: ['a,b'] }],
        ['too long a word', { searchTokens: ['x'.repeat(41)] }],
        ['too long a folder', { pictures: [`blog/${'x'.repeat(81)}/a`] }],
        ['too long a file', { pictures: [`blog/x/${'x'.repeat(201)}`] }],
      ] as [string, Data][]
    ).map(([what, change]) => create(`with ${what}`, false, { ...draft, ...change })),
    create('at the least', true, {
      ...draft,
      title: 'x'.repeat(5),
      excerpt: 'x',
      tags: [],
      readingMinutes: 1,
      authorName: 'xy',
      cover: { path: 'blog/x/y', alt: 'x', width: 1, height: 1 },
    }),
    ...(
      [
        [
          'a path over the limit',
          { cover: { path: `blog/x/${'x'.repeat(294)}`, alt: 'x', width: 1, height: 1 } },
        ],
        [
          'too long words for its cover',
          { cover: { path: 'blog/x/y', alt: 'x'.repeat(201), width: 1, height: 1 } },
        ],
        ['no width of its cover', { cover: { path: 'blog/x/y', alt: 'x', width: 0, height: 1 } }],
        ['no height of its cover', { cover: { path: 'blog/x/y', alt: 'x', width: 1, height: 0 } }],
        ['another author', { authorId: other }],
        ['an old creation', { createdAt: daysFrom(now, -1) }],
        ['an old change', { updatedAt: daysFrom(now, -1) }],
        ['a second version', { version: 2 }],
        ['a double for a version', { version: new Double(1) }],
        ['a list for a title', { title: Array.from({ length: 6 }, () => 'x') }],
        ['a list for a body', { bodyHtml: [] }],
        ['a log entry that is not there', { logId: 'log9' }],
        ['a state of its own', { status: 'hidden' }],
      ] as [string, Data][]
    ).map(([what, change]) => create(`with ${what}`, false, { ...draft, ...change })),
    row(
      'write a draft without being one',
      false,
      [{ set: path, data: { ...draft, authorId: other } }],
      {},
      other,
    ),
    row(
      'save a draft without being one',
      false,
      [{ update: path, data: { title: 'Alt titlu', version: 5, updatedAt: NOW } }],
      { [path]: hidden },
      other,
    ),
  ];
}
