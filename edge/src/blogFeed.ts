import type { FirebaseConfig } from '@anunturi/shared-auth/firebaseConfig';
import { links } from '@anunturi/shared-domain/links';
import type { SiteConfig } from '@anunturi/shared-domain/siteConfig';
import { type RestDocument, aMinuteBefore, escapeXml, queryFirestore } from './queryFirestore';

/** Published posts in the feed, newest first. */
const ENTRIES = 30;

export type FeedEntry = { slug: string; title: string; excerpt: string; authorName: string; tags: string[]; publishedAt: string; updatedAt: string };

/** The published posts as anyone may read them, without their texts. @throws Error when the database does not answer */
export async function readFeedEntries(firebase: FirebaseConfig, now: Date): Promise<FeedEntry[]> {
  const found = await queryFirestore(firebase, {
    collectionId: 'blogPosts',
    select: ['title', 'excerpt', 'authorName', 'tags', 'publishedAt', 'updatedAt'],
    where: [{ field: 'status', op: 'EQUAL', value: { stringValue: 'published' } }, { field: 'publishedAt', op: 'LESS_THAN_OR_EQUAL', value: { timestampValue: aMinuteBefore(now) } }],
    orderBy: 'publishedAt',
    limit: ENTRIES,
  });
  return found.map(toEntry);
}

function toEntry({ id, fields }: RestDocument): FeedEntry {
  const text = (field: string) => fields[field]?.stringValue ?? '';
  const moment = (field: string) => fields[field]?.timestampValue ?? '';
  const publishedAt = moment('publishedAt');
  const updatedAt = moment('updatedAt');
  return {
    slug: id,
    title: text('title'),
    excerpt: text('excerpt'),
    authorName: text('authorName'),
    tags: (fields.tags?.arrayValue?.values ?? []).flatMap(({ stringValue }) => stringValue ?? []),
    publishedAt,
    updatedAt: updatedAt > publishedAt ? updatedAt : publishedAt,
  };
}

/** The feed as Atom (RFC 4287). */
export function renderFeed(entries: readonly FeedEntry[], { site, siteOrigin, now }: { site: Pick<SiteConfig, 'name' | 'tagline'>; siteOrigin: string; now: Date }): string {
  const updated = entries.map((entry) => entry.updatedAt).toSorted().at(-1) ?? now.toISOString();
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ro">
<id>${siteOrigin}/blog</id>
<title>${escapeXml(`Blog · ${site.name}`)}</title>
<subtitle>${escapeXml(site.tagline)}</subtitle>
<updated>${updated}</updated>
<link rel="alternate" type="text/html" href="${siteOrigin}/blog"/>
<link rel="self" type="application/atom+xml" href="${siteOrigin}/blog/feed.xml"/>
${entries.map((entry) => renderEntry(entry, siteOrigin)).join('\n')}
</feed>
`;
}

function renderEntry(entry: FeedEntry, siteOrigin: string): string {
  const address = escapeXml(siteOrigin + links.blogPost(entry.slug));
  return `<entry>
<id>${address}</id>
<title>${escapeXml(entry.title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${entry.publishedAt}</published>
<updated>${entry.updatedAt}</updated>
<author><name>${escapeXml(entry.authorName)}</name></author>
${entry.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`).join('')}
<summary>${escapeXml(entry.excerpt)}</summary>
</entry>`;
}
