import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';
import type { Head } from '@anunturi/shared-contract/page/pageDataSchema';
import { deviceScript } from '@anunturi/shared-contract/page/deviceScript';
import { HELD } from '@anunturi/shared-contract/page/startScript';
import { PAGE_CONFIG_ID } from '@anunturi/shared-contract/page/readPageConfig';
import type { PageFiles } from './pageFiles';
import { completeStructuredData } from './structuredData';

export type PageParts = {
  config: Omit<PageConfig, 'data'>;
  /** The page's first data by load key, as JSON. */
  dataJson: string;
  head: Head;
  canonical: string;
  /** The page as the shell hydrates it; null leaves the shell to render it. */
  markup: string | null;
} & PageFiles;

/** The HTML document of a page: head tags for people and machines, the inlined config, and the shell's root. */
export function renderDocument({
  config,
  dataJson,
  head,
  canonical,
  styles,
  scripts,
  preloads,
  isHeld,
  markup,
}: PageParts): string {
  const { site } = config;
  const title = head.title === site.name ? site.name : `${head.title} · ${site.name}`;
  const description = head.description ?? site.tagline;
  const properties = [
    ...(head.properties?.some(([property]) => property === 'og:type')
      ? []
      : [['og:type', 'website'] as const]),
    ...(head.properties ?? []),
  ];
  const tags = [
    '<meta charset="utf-8">',
    `<script>${deviceScript}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    head.noindex
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escape(canonical)}">`,
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', canonical),
    ...properties.map(([property, content]) => meta(property, content)),
    meta('og:locale', 'ro_RO'),
    meta('og:site_name', site.name),
    head.image && meta('og:image', new URL(head.image, canonical).href),
    head.image && head.imageAlt && meta('og:image:alt', head.imageAlt),
    `<meta name="twitter:card" content="${head.image ? 'summary_large_image' : 'summary'}">`,
    '<meta name="theme-color" content="#0b5d5b">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="alternate" type="application/atom+xml" title="Blog" href="/blog/feed.xml">',
    '<link rel="alternate" type="application/rss+xml" title="Blog (RSS)" href="/blog/rss.xml">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...styles.map(styleTag),
    ...preloads.map(preloadLink(isHeld)),
    `<script type="application/json" id="${PAGE_CONFIG_ID}">${configJson(config, dataJson)}</script>`,
    head.jsonLd &&
      `<script type="application/ld+json">${inlineJson(completeStructuredData(head.jsonLd, { site, siteOrigin: new URL(canonical).origin }))}</script>`,
    ...scripts.map(
      ({ src, integrity }) =>
        `<script${attributes({ ...(isHeld ? { type: HELD } : { defer: true }), src, integrity })}></script>`,
    ),
  ];
  return `<!doctype html>
<html lang="ro" data-site="${escape(site.name)}">
<head>
${tags.filter(Boolean).join('\n')}
</head>
<body>
<div id="root">${markup ?? ''}</div>
<noscript><p>${escape(site.name)} are nevoie de JavaScript${markup ? ' pentru căutare, mesaje și publicare' : ''}. Activați-l în setările browserului și reîncărcați pagina.</p></noscript>
</body>
</html>
`;
}

// Another origin's script is asked for with CORS, so its hint must be too, or it is downloaded twice; likewise integrity.
const preloadLink =
  (isHeld: boolean) =>
  ({ href, integrity }: PageFiles['preloads'][number]) =>
    link({
      rel: isHeld ? HELD : 'preload',
      as: href.endsWith('.css') ? 'style' : 'script',
      href,
      integrity,
      crossorigin: isElsewhere(href),
      fetchpriority: isHeld && 'low',
    });

// `data-href` tells a remote's script that the style sheet is there.
const styleTag = ({ href, loadedAs, integrity, inline }: PageFiles['styles'][number]) =>
  inline
    ? `<style${attributes({ 'data-href': loadedAs })}>${inline.text}</style>`
    : link({
        rel: 'stylesheet',
        href,
        'data-href': loadedAs,
        integrity,
        crossorigin: integrity !== undefined && isElsewhere(href),
      });

const isElsewhere = (href: string) => /^https?:/.test(href);

type Attributes = Record<string, string | boolean | undefined>;
const link = (named: Attributes) => `<link${attributes(named)}>`;

/** Those that have a value; of `true` the name alone. */
const attributes = (named: Attributes) =>
  Object.entries(named)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`))
    .join('');

const meta = (property: string, content: string) =>
  `<meta property="${property}" content="${escape(content)}">`;

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** JSON of what stays the same object until something is released or set: the registry and the site, half of a page's data. */
const known = new WeakMap<object, string>();

function knownJson(value: object): string {
  const json = known.get(value) ?? inlineJson(value);
  known.set(value, json);
  return json;
}

function configJson({ registry, site, ...rest }: PageParts['config'], dataJson: string): string {
  return `{"registry":${knownJson(registry)},"site":${knownJson(site)},"data":${inElement(dataJson)},${inlineJson(rest).slice(1)}`;
}

const inlineJson = (value: unknown): string => inElement(JSON.stringify(value));

/** JSON that cannot close its script element. */
const inElement = (json: string): string =>
  json.replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
