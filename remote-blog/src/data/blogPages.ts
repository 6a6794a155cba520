import type { Head, PageData } from '@anunturi/shared-contract/page/pageDataSchema';
import { storageUrl } from '@anunturi/shared-auth/firebase';
import { breadcrumbList } from '@anunturi/shared-domain/site/breadcrumbList';
import { links } from '@anunturi/shared-domain/site/links';
import { blogLink, readBlogAddress } from '#domain/blogAddress';
import type { PostCard, ReadablePost } from '#domain/postCard';
import { findAround } from './findAround';
import { findPosts } from './findPosts';
import { aroundKey, postKey, postsKey } from '#domain/loadKeys';
import { readPost } from './readPost';

const coverUrl = ({ cover }: PostCard) => cover && storageUrl(cover.path);
const isoTime = (ms: number) => new Date(ms).toISOString();

/** A page of the list. Only the first page of the whole list is for search engines. */
export async function loadList(search: string): Promise<PageData> {
  const address = readBlogAddress(search);
  const page = await findPosts(address);
  const image = page.cards[0] && coverUrl(page.cards[0]);
  const title = address.tag ? `Articole despre ${address.tag}` : 'Blog';
  return {
    data: { [postsKey(address)]: page },
    head: {
      title,
      description:
        'Sfaturi despre cumpărat și vândut mașini, acte, impozite și servicii, pe înțelesul tuturor.',
      canonicalPath: blogLink({ tag: address.tag }),
      ...(image && { image }),
      ...((address.after || page.cards.length === 0) && { noindex: true }),
      ...(!address.tag && !address.after && { jsonLd: toBlogJsonLd(page.cards) }),
    },
  };
}

/** A post; an old address leads to the new one. One that was deleted is gone; what the public may not see is not found. */
export async function loadPost(slug: string): Promise<PageData> {
  const found = await readPost(slug);
  if (found?.movedTo !== undefined) return { redirect: links.blogPost(found.movedTo) };
  if (found?.isGone)
    return {
      status: 410,
      data: { [postKey(slug)]: found },
      head: { title: 'Articol șters', noindex: true },
    };
  if (!found || found.post.hidden)
    return { status: 404, head: { title: 'Articol negăsit', noindex: true } };
  const around = await findAround(found.post);
  return {
    data: { [postKey(slug)]: found, [aroundKey(slug)]: around },
    head: toPostHead(found.post),
  };
}

function toPostHead(post: ReadablePost): Head {
  const image = coverUrl(post);
  const published = isoTime(post.publishedAtMs);
  const properties = [
    ['og:type', 'article'],
    ['article:published_time', published],
    ['article:modified_time', modifiedAt(post)],
    ...post.tags.map((tag) => ['article:tag', tag] as const),
  ] as const;
  return {
    title: post.title,
    description: post.excerpt,
    canonicalPath: links.blogPost(post.slug),
    ...(image && { image, imageAlt: post.cover?.alt }),
    properties,
    jsonLd: [
      toArticleJsonLd(post),
      breadcrumbList([
        { label: 'Blog', to: links.blog() },
        { label: post.title, to: links.blogPost(post.slug) },
      ]),
    ],
  };
}

const modifiedAt = (post: ReadablePost) => isoTime(Math.max(post.updatedAtMs, post.publishedAtMs));

function toArticleJsonLd(post: ReadablePost): object {
  const image = coverUrl(post);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    inLanguage: 'ro',
    url: links.blogPost(post.slug),
    mainEntityOfPage: { '@type': 'WebPage', '@id': links.blogPost(post.slug) },
    datePublished: isoTime(post.publishedAtMs),
    dateModified: modifiedAt(post),
    author: { '@type': 'Person', name: post.authorName },
    timeRequired: `PT${post.readingMinutes}M`,
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
    ...(image && { image: [image] }),
  };
}

function toBlogJsonLd(cards: readonly PostCard[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    name: 'Blog',
    url: links.blog(),
    inLanguage: 'ro',
    blogPost: cards.map(({ slug, title, excerpt, publishedAtMs, authorName }) => ({
      '@type': 'BlogPosting',
      headline: title,
      description: excerpt,
      url: links.blogPost(slug),
      datePublished: isoTime(publishedAtMs),
      author: { '@type': 'Person', name: authorName },
    })),
  };
}
