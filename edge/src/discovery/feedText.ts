import { blogElements, isBlogAttribute } from '@anunturi/shared-domain/blog/blogHtml';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { storageAddress } from '@anunturi/shared-contract/site/storageAddress';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
/** Where the feed's relative addresses lead from. */
export type FeedPlaces = { siteOrigin: string; firebase: FirebaseConfig };

/** No editor nests deeper; what is deeper would only end the server. */
const DEPTH_MAX = 200;
const VOID = new Set(['br', 'hr', 'img']);
const HTML = 'http://www.w3.org/1999/xhtml';
/** Elements whose words are no words of the text. */
const GONE = new Set([
  'script',
  'style',
  'template',
  'title',
  'iframe',
  'noscript',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
  'audio',
  'video',
  'object',
  'select',
  'textarea',
]);

/** The text of a post for readers of feeds: written anew from the blog's allow-list, with whole addresses. */
export function feedText(html: string, places: FeedPlaces): string {
  return writeAll(parseFragment(html).childNodes, places, 0);
}

const writeAll = (nodes: readonly Node[], places: FeedPlaces, depth: number): string =>
  nodes.map((node) => write(node, places, depth)).join('');

function write(node: Node, places: FeedPlaces, depth: number): string {
  if (defaultTreeAdapter.isTextNode(node)) return escape(node.value);
  const isRead =
    defaultTreeAdapter.isElementNode(node) &&
    String(node.namespaceURI) === HTML &&
    !GONE.has(node.tagName) &&
    depth <= DEPTH_MAX;
  if (!isRead) return '';
  const inner = writeAll(node.childNodes, places, depth + 1);
  const { tagName } = node;
  if (!(tagName in blogElements)) return inner;
  const written = attributesOf(node, places);
  if (tagName === 'img' && !written.includes(' src=')) return '';
  return VOID.has(tagName)
    ? `<${tagName}${written}>`
    : `<${tagName}${written}>${inner}</${tagName}>`;
}

const attributesOf = ({ tagName, attrs }: Element, places: FeedPlaces): string =>
  attrs
    .filter(({ name, value }) => isBlogAttribute(tagName, name, value))
    .map(({ name, value }) => ` ${name}="${escape(wholeAddress(name, value, places))}"`)
    .join('');

function wholeAddress(name: string, value: string, { siteOrigin, firebase }: FeedPlaces): string {
  if (name === 'src') return new URL(storageAddress(firebase, value), siteOrigin).href;
  return name === 'href' && value.startsWith('/') ? siteOrigin + value : value;
}

const escape = (text: string): string =>
  text.replace(/[&<>"\u00a0]/g, (sign) => `&#${sign.charCodeAt(0)};`);
