import { blogPostSchema } from '@anunturi/shared-domain/blog/blogPost';
import {
  invalidBlogPosts,
  sampleBlogDraft,
  sampleBlogPost,
} from '@anunturi/shared-domain/samples/blogPostSamples';
import { daysFrom } from '../baseWorld';
import { extremes, faultsOf, matrix, refusals } from '../matrix';
import { admin, claimsOf, other, seller } from '../people';
import {
  type Data,
  Double,
  NOW,
  REMOVED,
  type Role,
  type RuleCase,
  type World,
  type Write,
} from '../RuleCase';
import { logEntry } from './logEntry';

const everybody: readonly Role[] = ['anonymous', 'other', 'owner', 'blocked', 'admin'];
const asAdmin = { as: admin, claims: claimsOf(admin) };

/** blogPosts and blogRedirects. */
export function blogTable(now: Date): RuleCase[] {
  const path = 'blogPosts/cum-citim-talonul';
  const post = {
    ...sampleBlogPost,
    publishedAt: NOW,
    createdAt: NOW,
    updatedAt: NOW,
    logId: 'log1',
  } as Data;
  const draft = { ...sampleBlogDraft, createdAt: NOW, updatedAt: NOW } as Data;
  const earlier = { createdAt: daysFrom(now, -5), updatedAt: daysFrom(now, -5), version: 4 };
  const out = { ...sampleBlogPost, ...earlier, publishedAt: daysFrom(now, -5) } as Data;
  const hidden = { ...sampleBlogDraft, ...earlier } as Data;
  const later = { ...out, publishedAt: new Date(now.getTime() + 60_000) };
  const entry = (action: string, id = 'log1', target = 'cum-citim-talonul') =>
    logEntry(id, action, 'blogPost', target);
  const deletion = (version: number, created = earlier.createdAt) =>
    `postDeleted_cum-citim-talonul_${created.getTime()}_${version}`;
  const row = (
    what: string,
    may: boolean,
    writes: Write[],
    world: World = {},
    as: string = admin,
  ): RuleCase => ({
    what: `as administrator ${what}`,
    as,
    claims: claimsOf(as),
    may,
    act: { write: writes },
    world,
  });
  const create = (what: string, may: boolean, data: Data, writes: Write[] = [], target = path) =>
    row(`write a post ${what}`, may, [{ set: target, data }, ...writes]);
  const save = (what: string, may: boolean, was: Data, data: Data, writes: Write[] = []) =>
    row(
      `save a post ${what}`,
      may,
      [{ update: path, data: { version: 5, updatedAt: NOW, ...data } }, ...writes],
      { [path]: was },
    );
  const seen = (what: string, document: Data | null, may: boolean): RuleCase[] =>
    (
      [
        ['anybody', null],
        ['another person', other],
        ['an administrator', admin],
      ] as const
    ).map(([who, as]) => ({
      what: `as ${who} read ${what}`,
      as,
      claims: claimsOf(as),
      may: may || as === admin,
      act: { get: path },
      world: { [path]: document },
    }));
  const listed = (
    what: string,
    as: string | null,
    may: boolean,
    where: [string, '==' | '<=', unknown][],
  ): RuleCase => ({
    what: `list posts ${what}`,
    as,
    may,
    act: { list: 'blogPosts', where, limit: 10 },
  });
  const redirect = 'blogRedirects/adresa-veche';
  const to = { slug: 'cum-citim-talonul', at: NOW } as Data;
  const moved = (
    what: string,
    may: boolean,
    data: Data,
    target = redirect,
    world: World = { [path]: out },
  ) => row(`redirect ${what}`, may, [{ set: target, data }], world);
  return [
    ...matrix({
      name: 'a post',
      path,
      document: out,
      owner: seller,
      query: {
        where: [
          ['status', '==', 'published'],
          ['publishedAt', '<=', now],
        ],
      },
      acts: {
        get: { may: everybody },
        list: { may: everybody },
        create: { may: ['admin'], act: { write: [{ set: path, data: draft }] } },
        update: {
          may: ['admin'],
          act: {
            write: [{ update: path, data: { title: 'Alt titlu', version: 5, updatedAt: NOW } }],
          },
        },
        delete: {
          may: ['admin'],
          act: { write: [{ delete: path }, entry('postDeleted', deletion(4))] },
        },
      },
    }),
    ...seen('a draft', hidden, false),
    ...seen('a post of a minute ahead', later, false),
    ...seen('a published post', out, true),
    ...seen('a post that is not there', null, true),
    ...seen('a post taken back', { ...out, status: 'draft' }, false),
    listed('published by now', null, true, [
      ['status', '==', 'published'],
      ['publishedAt', '<=', now],
    ]),
    listed('published until earlier', null, true, [
      ['status', '==', 'published'],
      ['publishedAt', '<=', daysFrom(now, -1)],
    ]),
    listed('published until later', null, false, [
      ['status', '==', 'published'],
      ['publishedAt', '<=', new Date(now.getTime() + 1000)],
    ]),
    listed('published at any time', null, false, [['status', '==', 'published']]),
    listed('of any state', null, false, [['publishedAt', '<=', now]]),
    listed('that are drafts', other, false, [['status', '==', 'draft']]),
    listed('that are drafts as administrator', admin, true, [['status', '==', 'draft']]),
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
    create('under the longest address', true, draft, [], `blogPosts/${'x'.repeat(80)}`),
    create('under an address that is none', false, draft, [], 'blogPosts/Cum Citim'),
    create('under too long an address', false, draft, [], `blogPosts/${'x'.repeat(81)}`),
    create('of an unknown state, logged', false, { ...post, status: 'hidden' }, [
      entry('postUnpublished'),
    ]),
    create('published without a log entry', false, post),
    create('published and logged as taken back', false, post, [entry('postUnpublished')]),
    create('published and logged as another', false, post, [
      entry('postPublished', 'log1', 'altul'),
    ]),
    save('that is out', true, out, { title: 'Alt titlu' }),
    save('from an old tab', false, out, { title: 'Alt titlu', version: 4 }),
    save('to a double version', false, out, { title: 'Alt titlu', version: new Double(5) }),
    save('yesterday', false, out, { updatedAt: daysFrom(now, -1) }),
    save('in the name of another', false, out, { authorId: other }),
    save('as if new', false, out, { createdAt: NOW }),
    save('into nothing', false, out, { title: '' }),
    save('and go public', true, hidden, { status: 'published', publishedAt: NOW, logId: 'log1' }, [
      entry('postPublished'),
    ]),
    save('and go public unlogged', false, hidden, { status: 'published', publishedAt: NOW }),
    save('and take it back', true, out, { status: 'draft', logId: 'log1' }, [
      entry('postUnpublished'),
    ]),
    save('and take it back unlogged', false, out, { status: 'draft' }),
    save('and take it back logged as public', false, out, { status: 'draft', logId: 'log1' }, [
      entry('postPublished'),
    ]),
    save('and move its hour', true, out, { publishedAt: daysFrom(now, 2), logId: 'log1' }, [
      entry('postPublished'),
    ]),
    save('and move its hour unlogged', false, out, { publishedAt: daysFrom(now, 2) }),
    save('that is a draft and move its hour', true, hidden, { publishedAt: daysFrom(now, 2) }),
    save('and name a log entry of old', false, out, { logId: 'log0' }),
    save('that was logged before', true, { ...out, logId: 'log0' }, { title: 'Alt titlu' }),
    save(
      'that was logged before and forget it',
      false,
      { ...out, logId: 'log0' },
      { logId: REMOVED },
    ),
    row('delete a post without a log entry', false, [{ delete: path }], { [path]: out }),
    row(
      'delete a post of another version',
      false,
      [{ delete: path }, entry('postDeleted', deletion(3))],
      { [path]: out },
    ),
    row(
      'delete a post that stands in for one deleted before',
      false,
      [{ delete: path }, entry('postDeleted', deletion(4, daysFrom(now, -6)))],
      { [path]: out },
    ),
    row(
      'delete a post logged as taken back',
      false,
      [{ delete: path }, entry('postUnpublished', deletion(4))],
      { [path]: out },
    ),
    {
      ...row(
        'delete a post with an old log entry',
        false,
        [{ delete: path }],
        {
          [path]: out,
          [`moderationLog/${deletion(4)}`]: {
            at: now,
            action: 'postDeleted',
            targetKind: 'blogPost',
            targetId: 'cum-citim-talonul',
          },
        },
        other,
      ),
    },
    ...matrix({
      name: 'a redirect',
      path: redirect,
      document: { ...to, at: daysFrom(now, -1) },
      owner: seller,
      world: { [path]: out },
      acts: {
        get: { may: everybody },
        list: { may: ['admin'] },
        create: { may: ['admin'], act: { write: [{ set: redirect, data: to }] } },
        update: { may: ['admin'], act: { write: [{ set: redirect, data: to }] } },
        delete: { may: ['admin'] },
      },
    }),
    moved('from the longest address', true, to, `blogRedirects/${'x'.repeat(80)}`),
    moved('to nothing', false, to, redirect, {}),
    moved('to itself', false, to, 'blogRedirects/cum-citim-talonul'),
    moved('from an address that is none', false, to, 'blogRedirects/A B'),
    moved('from too long an address', false, to, `blogRedirects/${'x'.repeat(81)}`),
    moved('since yesterday', false, { ...to, at: daysFrom(now, -1) }),
    moved('with more', false, { ...to, code: 301 }),
    moved('to a number', false, { ...to, slug: 7 }),
  ];
}
