import type { SiteConfig } from '@anunturi/shared-contract/site/siteConfigSchema';

/** Fields of schema.org that hold addresses: search engines want them whole. */
const addressFields = new Set(['url', 'image', 'item', 'logo', 'mainEntityOfPage', '@id']);

type Node = Record<string, unknown>;
type Of = { site: Pick<SiteConfig, 'name'>; siteOrigin: string };

/** A remote's structured data with what only the HTML server knows: whole addresses, and who publishes an article. */
export function completeStructuredData(data: object, of: Of): object {
  return complete(data, of) as object;
}

function complete(value: unknown, of: Of): unknown {
  if (Array.isArray(value)) return value.map((each) => complete(each, of));
  if (typeof value !== 'object' || value === null) return value;
  const node: Node = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      addressFields.has(key) ? toWhole(each, of) : complete(each, of),
    ]),
  );
  if (node['@type'] === 'BlogPosting' || node['@type'] === 'Blog')
    node.publisher ??= { '@type': 'Organization', name: of.site.name, url: of.siteOrigin };
  return node;
}

function toWhole(value: unknown, of: Of): unknown {
  if (Array.isArray(value)) return value.map((each) => toWhole(each, of));
  return typeof value === 'string' && /^\/(?!\/)/.test(value)
    ? of.siteOrigin + value
    : complete(value, of);
}
