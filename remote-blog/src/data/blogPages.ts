import { storageUrl } from '@anunturi/shared-auth/firebase';
import { links } from '@anunturi/shared-domain/links';
import { blogLink, readBlogAddress } from '../domain/blogAddress';
import type { PostCard, ReadablePost } from '../domain/postCard';
import { findAround } from './findAround';
import { findPosts } from './findPosts';
import { aroundKey, postKey, postsKey } from './loadKeys';
import type { Head, PageData } from './PageData';
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
      description: 'Sfaturi despre cumpărat și vândut mașini, acte, impozite și servicii, pe înțelesul tuturor.',
      canonicalPath: blogLink({ tag: address.tag }),
      ...(image && { image }),
      ...((address.after || page.cards.length === 0) && { noindex: true }),
      ...(!address.tag && !address.after && { jsonLd: toBlogJsonLd(page.cards) }),
    },
  };
}

/** A post; an old address leads to the new one. What the public may not see is not found. */
export async function loadPost(slug: string): Promise<PageData> {
  const found = await readPost(slug);
  if (found?.movedTo !== undefined) return { redirect: links.blogPost(found.movedTo) };
  if (!found || found.post.hidden) return { status: 404, head: { title: 'Articol negăsit', noindex: true } };
  const around = await findAround(found.post);
  return { data: { [postKey(slug)]: found, [aroundKey(slug)]: around }, head: toPostHead(found.post) };
}

function toPostHead(post: ReadablePost): Head {
  const image = coverUrl(post);
  return { title: post.title, description: post.excerpt, canonicalPath: links.blogPost(post.slug), ...(image && { image }), jsonLd: toArticleJsonLd(post) };
}

function toArticleJsonLd(post: ReadablePost): object {
  const image = coverUrl(post);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    inLanguage: 'ro',
    datePublished: isoTime(post.publishedAtMs),
    dateModified: isoTime(Math.max(post.updatedAtMs, post.publishedAtMs)),
    author: { '@type': 'Person', name: post.authorName },
    timeRequired: `PT${post.readingMinutes}M`,
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
    ...(image && { image }),
  };
}

function toBlogJsonLd(cards: readonly PostCard[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    inLanguage: 'ro',
    blogPost: cards.map(({ title, excerpt, publishedAtMs }) => ({ '@type': 'BlogPosting', headline: title, description: excerpt, datePublished: isoTime(publishedAtMs) })),
  };
}
