import { sampleBlogDraft, sampleBlogPost } from '@anunturi/shared-domain/samples/blogPostSamples';
import { daysFrom } from '../../baseWorld';
import { admin, claimsOf, other } from '../../people';
import { type Data, NOW, type Role, type RuleCase, type World, type Write } from '../../RuleCase';
import { logEntry } from '../administration/logEntry';

export const everybody: readonly Role[] = ['anonymous', 'other', 'owner', 'blocked', 'admin'];

export const asAdmin = { as: admin, claims: claimsOf(admin) };

/** What the rows of the blog share, and the posts they start from. */
export function blogSetup(now: Date) {
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
  return {
    path,
    post,
    draft,
    out,
    hidden,
    later,
    entry,
    deletion,
    row,
    create,
    save,
    seen,
    listed,
    redirect,
    to,
    moved,
  };
}
