import type { BlogPostFields } from '../blog/blogPost';
import * as limits from '../site/limits';
import { type Case, withField } from './Case';
import { sampleAdminId, sampleNow } from './listingSamples';

const sampleBlogSlug = 'cum-citim-talonul';
export const sampleBlogPost: BlogPostFields = {
  title: 'Cum citim talonul unei mașini',
  excerpt: 'Câmpurile care contează la cumpărare și la impozit.',
  bodyHtml: '<p>Câmpul P.1 arată capacitatea motorului.</p>',
  cover: {
    path: `blog/${sampleBlogSlug}/coperta.webp`,
    alt: 'Un talon pe masă',
    width: 1600,
    height: 900,
  },
  tags: ['acte', 'cumpărare'],
  pictures: [`blog/${sampleBlogSlug}/coperta.webp`],
  searchTokens: ['cum', 'citim', 'talonul', 'unei', 'masini', 'ci', 'cit'],
  status: 'published',
  readingMinutes: 4,
  authorId: sampleAdminId,
  authorName: 'Ioana Marin',
  version: 1,
  publishedAt: sampleNow,
  createdAt: sampleNow,
  updatedAt: sampleNow,
};
const { publishedAt: _published, cover: _cover, pictures: _pictures, ...rest } = sampleBlogPost;
export const sampleBlogDraft: BlogPostFields = { ...rest, status: 'draft', bodyHtml: '' };
export const sampleScheduledPost: BlogPostFields = {
  ...sampleBlogPost,
  publishedAt: new Date('2100-01-01T08:00:00Z'),
};

export const validBlogPosts: readonly (readonly [string, BlogPostFields])[] = [
  ['a published post', sampleBlogPost],
  ['an empty draft', sampleBlogDraft],
  ['a scheduled post', sampleScheduledPost],
];

const post = sampleBlogPost as Record<string, unknown>;
export const invalidBlogPosts: readonly Case[] = [
  ...Object.keys(post)
    .filter((field) => !['cover', 'pictures', 'searchTokens'].includes(field))
    .map((field): Case => [`a published post without ${field}`, withField(post, field, undefined)]),
  ['a post with a field nobody knows', { ...post, likes: 1 }],
  ['a title below the limit', { ...post, title: 'x' }],
  ['a title over the limit', { ...post, title: 'x'.repeat(limits.BLOG_TITLE_MAX + 1) }],
  ['an excerpt over the limit', { ...post, excerpt: 'x'.repeat(limits.BLOG_EXCERPT_MAX + 1) }],
  ['a body over the limit', { ...post, bodyHtml: 'x'.repeat(limits.BLOG_BODY_MAX + 1) }],
  [
    'too many tags',
    { ...post, tags: Array.from({ length: limits.BLOG_TAGS_MAX + 1 }, (_, at) => `t${at}`) },
  ],
  [
    'too many pictures',
    {
      ...post,
      pictures: Array.from(
        { length: limits.BLOG_PICTURES_MAX + 1 },
        (_, at) => `blog/x/${at}.webp`,
      ),
    },
  ],
  ['a picture outside the blog', { ...post, pictures: ['listings/x/y.webp'] }],
  [
    'too many search tokens',
    {
      ...post,
      searchTokens: Array.from({ length: limits.SEARCH_TOKENS_MAX + 1 }, (_, at) => `t${at}`),
    },
  ],
  ['a cover outside the blog', withField(post, 'cover.path', 'listings/x/y.webp')],
  ['a cover without words for it', withField(post, 'cover.alt', undefined)],
  ['an unknown status', { ...post, status: 'hidden' }],
  ['a version below one', { ...post, version: 0 }],
  ['a publication time that is text', { ...post, publishedAt: 'now' }],
];
