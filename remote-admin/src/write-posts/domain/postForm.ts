import {
  BLOG_BODY_MAX,
  BLOG_EXCERPT_MAX,
  BLOG_TAGS_MAX,
  BLOG_TITLE_MAX,
  BLOG_TITLE_MIN,
  SLUG_MAX,
  TAG_MAX,
} from '@anunturi/shared-domain/site/limits';
import type { EditedPost, PostContent, PostCover } from './editedPost';
import { type SafeHtml, toSafeHtml } from './safeHtml';

/** The fields as they are typed. `bodyHtml` is the editor's, not yet sanitised. */
export type PostForm = {
  title: string;
  slug: string;
  excerpt: string;
  tags: string;
  cover?: PostCover;
  bodyHtml: string;
};
export type PostErrors = Partial<
  Record<'title' | 'slug' | 'excerpt' | 'tags' | 'cover' | 'body', string>
>;

export const emptyPostForm: PostForm = { title: '', slug: '', excerpt: '', tags: '', bodyHtml: '' };

/** A stored post as its form. */
export function toPostForm({ title, slug, excerpt, tags, cover, bodyHtml }: EditedPost): PostForm {
  return { title, slug, excerpt, tags: tags.join(', '), bodyHtml, ...(cover && { cover }) };
}

/** Tags of a comma-separated text: trimmed, in small letters, each once. */
function toTags(text: string): string[] {
  return [
    ...new Set(
      text
        .split(',')
        .map((tag) => tag.trim().replace(/\s+/g, ' ').toLocaleLowerCase('ro'))
        .filter(Boolean),
    ),
  ];
}

/** What keeps a post from being saved; publishing asks for more than a draft. */
export function checkPostForm(form: PostForm, { forPublic }: { forPublic: boolean }): PostErrors {
  const title = form.title.trim();
  const excerpt = form.excerpt.trim();
  const tags = toTags(form.tags);
  const words = textOf(form.bodyHtml);
  return {
    ...(title.length < BLOG_TITLE_MIN && {
      title: `Scrieți un titlu de cel puțin ${BLOG_TITLE_MIN} caractere.`,
    }),
    ...(title.length > BLOG_TITLE_MAX && {
      title: `Titlul poate avea cel mult ${BLOG_TITLE_MAX} de caractere.`,
    }),
    ...((form.slug.length > SLUG_MAX || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(form.slug)) && {
      slug: 'Adresa are numai litere mici fără diacritice, cifre și cratime.',
    }),
    ...(forPublic &&
      !excerpt && {
        excerpt: 'Scrieți rezumatul: apare în listă și când articolul este distribuit.',
      }),
    ...(excerpt.length > BLOG_EXCERPT_MAX && {
      excerpt: `Rezumatul poate avea cel mult ${BLOG_EXCERPT_MAX} de caractere.`,
    }),
    ...(tags.length > BLOG_TAGS_MAX && { tags: `Cel mult ${BLOG_TAGS_MAX} etichete.` }),
    ...(tags.some((tag) => tag.length > TAG_MAX) && {
      tags: `O etichetă are cel mult ${TAG_MAX} de caractere.`,
    }),
    ...(form.cover &&
      !form.cover.alt.trim() && {
        cover: 'Descrieți coperta în câteva cuvinte, pentru cine nu o vede.',
      }),
    ...(forPublic && !words && { body: 'Articolul nu are text.' }),
    ...(form.bodyHtml.length > BLOG_BODY_MAX && {
      body: 'Articolul este prea lung. Împărțiți-l în două.',
    }),
  };
}

/** The content of a checked form. A draft without an excerpt takes the beginning of its text. */
export function toPostContent(form: PostForm): PostContent {
  const bodyHtml: SafeHtml = toSafeHtml(form.bodyHtml);
  const title = form.title.trim();
  const excerpt =
    form.excerpt.trim() || textOf(bodyHtml).slice(0, BLOG_EXCERPT_MAX).trim() || title;
  return {
    title,
    excerpt,
    bodyHtml,
    tags: toTags(form.tags),
    ...(form.cover && { cover: { ...form.cover, alt: form.cover.alt.trim() } }),
  };
}

/** The words of a text without its markup. */
function textOf(html: string): string {
  return (
    new DOMParser()
      .parseFromString(html, 'text/html')
      .body.textContent?.replace(/\s+/g, ' ')
      .trim() ?? ''
  );
}
