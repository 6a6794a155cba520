import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { feedText } from './feedText';
import { links } from '@anunturi/shared-domain/site/links';
import type { SiteConfig } from '@anunturi/shared-contract/site/siteConfigSchema';
import { withClockSkew } from '@anunturi/shared-domain/search/withClockSkew';
import {
  type RestDocument,
  queryFirestore,
} from '@anunturi/shared-auth/firestore-rest/queryFirestore';

/** Published posts in the feed, newest first. */
const ENTRIES = 30;
/** Letters of all texts together: what a reader of feeds takes at once. Older posts beyond it come with their excerpt alone. */
const TEXTS_MAX = 1_000_000;

export type FeedEntry = {
  slug: string;
  /** What readers know it by: the address under which it was first public, whatever its address is now. */
  id: string;
  /** Its whole text as HTML; empty where the feed has texts enough. */
  text: string;
  title: string;
  excerpt: string;
  authorName: string;
  tags: string[];
  publishedAt: string;
  updatedAt: string;
};

/** Whose feed it is. */
export type FeedAbout = { site: Pick<SiteConfig, 'name' | 'tagline'>; siteOrigin: string };

/** The published posts as anyone may read them, with their texts. @throws Error when the database does not answer */
export async function readFeedEntries(
  firebase: FirebaseConfig,
  now: () => Date,
  siteOrigin: string,
): Promise<FeedEntry[]> {
  const ask = (until: Date) =>
    queryFirestore(firebase, {
      collectionId: 'blogPosts',
      select: [
        'title',
        'excerpt',
        'authorName',
        'tags',
        'publishedAt',
        'updatedAt',
        'bodyHtml',
        'feedId',
      ],
      where: [
        { field: 'status', op: 'EQUAL', value: { stringValue: 'published' } },
        {
          field: 'publishedAt',
          op: 'LESS_THAN_OR_EQUAL',
          value: { timestampValue: until.toISOString() },
        },
      ],
      orderBy: 'publishedAt',
      limit: ENTRIES,
    });
  const found = await withClockSkew(
    ask,
    (error) => error instanceof Error && error.cause === 403,
    () => now().getTime(),
  );
  let room = TEXTS_MAX;
  return found.map((document) => {
    const entry = toEntry(document);
    const text = feedText(document.fields.bodyHtml?.stringValue ?? '', { siteOrigin, firebase });
    room -= text.length;
    return room < 0 ? entry : { ...entry, text };
  });
}

function toEntry({ id, fields }: RestDocument): FeedEntry {
  const text = (field: string) => fields[field]?.stringValue ?? '';
  const moment = (field: string) => fields[field]?.timestampValue ?? '';
  const publishedAt = moment('publishedAt');
  const updatedAt = moment('updatedAt');
  return {
    slug: id,
    id: text('feedId') || id,
    text: '',
    title: text('title'),
    excerpt: text('excerpt'),
    authorName: text('authorName'),
    tags: (fields.tags?.arrayValue?.values ?? []).flatMap(({ stringValue }) => stringValue ?? []),
    publishedAt,
    updatedAt: updatedAt > publishedAt ? updatedAt : publishedAt,
  };
}

const EPOCH = new Date(0).toISOString();
const newest = (entries: readonly FeedEntry[]) =>
  entries
    .map((entry) => entry.updatedAt)
    .toSorted()
    .at(-1) ?? EPOCH;
const addressOf = (entry: FeedEntry, siteOrigin: string) =>
  escapeXml(siteOrigin + links.blogPost(entry.slug));
const idOf = (entry: FeedEntry, siteOrigin: string) =>
  escapeXml(siteOrigin + links.blogPost(entry.id));

/** The feed as Atom (RFC 4287). */
export function renderAtom(entries: readonly FeedEntry[], { site, siteOrigin }: FeedAbout): string {
  const renderEntry = (entry: FeedEntry) => `<entry>
<id>${idOf(entry, siteOrigin)}</id>
<title>${escapeXml(entry.title)}</title>
<link rel="alternate" type="text/html" href="${addressOf(entry, siteOrigin)}"/>
<published>${entry.publishedAt}</published>
<updated>${entry.updatedAt}</updated>
<author><name>${escapeXml(entry.authorName)}</name></author>
${entry.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`).join('')}
<summary>${escapeXml(entry.excerpt)}</summary>
${entry.text && `<content type="html">${escapeXml(entry.text)}</content>`}
</entry>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ro">
<id>${siteOrigin}/blog</id>
<title>${escapeXml(`Blog · ${site.name}`)}</title>
<subtitle>${escapeXml(site.tagline)}</subtitle>
<updated>${newest(entries)}</updated>
<link rel="alternate" type="text/html" href="${siteOrigin}/blog"/>
<link rel="self" type="application/atom+xml" href="${siteOrigin}/blog/feed.xml"/>
${entries.map(renderEntry).join('\n')}
</feed>
`;
}

/** The same as RSS 2.0, for readers that know no other. */
export function renderRss(entries: readonly FeedEntry[], { site, siteOrigin }: FeedAbout): string {
  const renderItem = (entry: FeedEntry) => `<item>
<title>${escapeXml(entry.title)}</title>
<link>${addressOf(entry, siteOrigin)}</link>
<guid isPermaLink="${entry.id === entry.slug}">${idOf(entry, siteOrigin)}</guid>
<pubDate>${new Date(entry.publishedAt).toUTCString()}</pubDate>
<dc:creator>${escapeXml(entry.authorName)}</dc:creator>
${entry.tags.map((tag) => `<category>${escapeXml(tag)}</category>`).join('')}
<description>${escapeXml(entry.excerpt)}</description>
${entry.text && `<content:encoded>${escapeXml(entry.text)}</content:encoded>`}
</item>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escapeXml(`Blog · ${site.name}`)}</title>
<link>${siteOrigin}/blog</link>
<description>${escapeXml(site.tagline)}</description>
<language>ro</language>
<lastBuildDate>${new Date(newest(entries)).toUTCString()}</lastBuildDate>
<atom:link rel="self" type="application/rss+xml" href="${siteOrigin}/blog/rss.xml"/>
${entries.map(renderItem).join('\n')}
</channel>
</rss>
`;
}

/** Text fit for XML: signs as numbers, and no control character, which XML cannot hold at all. */
function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
