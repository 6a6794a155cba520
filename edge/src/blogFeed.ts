import type { FirebaseConfig } from '@anunturi/shared-auth/firebaseConfig';
import { links } from '@anunturi/shared-domain/links';
import type { SiteConfig } from '@anunturi/shared-domain/siteConfig';

/** Published posts in the feed, newest first. */
const ENTRIES = 30;
const TIMEOUT_MS = 5000;

export type FeedEntry = { slug: string; title: string; excerpt: string; authorName: string; tags: string[]; publishedAt: string; updatedAt: string };

type Value = { stringValue?: string; timestampValue?: string; arrayValue?: { values?: Value[] } };
type QueryAnswer = { document?: { name: string; fields?: Record<string, Value> } }[];

/** The published posts as anyone may read them, without their texts. @throws Error when the database does not answer */
export async function readFeedEntries({ projectId, emulatorOrigin }: FirebaseConfig, now: Date): Promise<FeedEntry[]> {
  const latest = new Date(Math.floor(now.getTime() / 60_000) * 60_000 - 60_000).toISOString(); // never ahead of the database's clock
  const filter = (fieldPath: string, op: string, value: Value) => ({ fieldFilter: { field: { fieldPath }, op, value } });
  const structuredQuery = {
    select: { fields: ['title', 'excerpt', 'authorName', 'tags', 'publishedAt', 'updatedAt'].map((fieldPath) => ({ fieldPath })) },
    from: [{ collectionId: 'blogPosts' }],
    where: { compositeFilter: { op: 'AND', filters: [filter('status', 'EQUAL', { stringValue: 'published' }), filter('publishedAt', 'LESS_THAN_OR_EQUAL', { timestampValue: latest })] } },
    orderBy: [{ field: { fieldPath: 'publishedAt' }, direction: 'DESCENDING' }],
    limit: ENTRIES,
  };
  const origin = emulatorOrigin ?? 'https://firestore.googleapis.com';
  const answer = await fetch(`${origin}/v1/projects/${projectId}/databases/(default)/documents:runQuery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the posts of the feed: ${answer.status}`);
  return ((await answer.json()) as QueryAnswer).flatMap(({ document }) => (document?.fields ? [toEntry(document.name, document.fields)] : []));
}

function toEntry(name: string, fields: Record<string, Value>): FeedEntry {
  const text = (field: string) => fields[field]?.stringValue ?? '';
  const moment = (field: string) => fields[field]?.timestampValue ?? '';
  const publishedAt = moment('publishedAt');
  const updatedAt = moment('updatedAt');
  return {
    slug: name.slice(name.lastIndexOf('/') + 1),
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
<title>${escape(`Blog · ${site.name}`)}</title>
<subtitle>${escape(site.tagline)}</subtitle>
<updated>${updated}</updated>
<link rel="alternate" type="text/html" href="${siteOrigin}/blog"/>
<link rel="self" type="application/atom+xml" href="${siteOrigin}/blog/feed.xml"/>
${entries.map((entry) => renderEntry(entry, siteOrigin)).join('\n')}
</feed>
`;
}

function renderEntry(entry: FeedEntry, siteOrigin: string): string {
  const address = escape(siteOrigin + links.blogPost(entry.slug));
  return `<entry>
<id>${address}</id>
<title>${escape(entry.title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${entry.publishedAt}</published>
<updated>${entry.updatedAt}</updated>
<author><name>${escape(entry.authorName)}</name></author>
${entry.tags.map((tag) => `<category term="${escape(tag)}"/>`).join('')}
<summary>${escape(entry.excerpt)}</summary>
</entry>`;
}

/** Text fit for XML: signs as numbers, and no control character, which XML cannot hold at all. */
function escape(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
