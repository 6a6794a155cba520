import { sampleBlogDraft, sampleBlogPost } from '@anunturi/shared-domain/samples/blogPostSamples';
import { daysFrom } from '../../baseWorld';
import { admin, claimsOf, editor, moderator, other } from '../../people';
import { type Data, NOW, type Role, type RuleCase, roles } from '../../RuleCase';

export const everybody: readonly Role[] = roles;

/** What the rows of the blog share, and the posts they start from. */
export function blogSetup(now: Date) {
  const path = 'blogPosts/cum-citim-talonul';
  const draft = { ...sampleBlogDraft, createdAt: NOW, updatedAt: NOW } as Data;
  const earlier = { createdAt: daysFrom(now, -5), updatedAt: daysFrom(now, -5), version: 4 };
  const out = { ...sampleBlogPost, ...earlier, publishedAt: daysFrom(now, -5) } as Data;
  const hidden = { ...sampleBlogDraft, ...earlier } as Data;
  const later = { ...out, publishedAt: new Date(now.getTime() + 60_000) };
  const seen = (what: string, document: Data | null, may: boolean): RuleCase[] =>
    (
      [
        ['anybody', null],
        ['another person', other],
        ['a moderator', moderator],
        ['an editor', editor],
        ['an administrator', admin],
      ] as const
    ).map(([who, as]) => ({
      what: `as ${who} read ${what}`,
      as,
      claims: claimsOf(as),
      may: may || as === admin || as === editor,
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
  return { path, draft, out, hidden, later, seen, listed };
}
