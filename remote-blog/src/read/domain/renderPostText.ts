import { storageUrl } from '@anunturi/shared-auth/firebase';
import { blogElements, isBlogAttribute } from '@anunturi/shared-domain/blog/blogHtml';
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html as markup,
  parseFragment,
} from 'parse5';
import { type HeadingPlacer, type PostHeading, createHeadingPlacer } from './placeHeadings';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Rendering = { placer: HeadingPlacer; headings: PostHeading[] };

/** Elements that go with everything in them; of others that are not allowed, the words stay. */
const GONE = new Set([
  'script',
  'style',
  'template',
  'title',
  'head',
  'iframe',
  'noscript',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
  'audio',
  'video',
  'colgroup',
  'svg',
  'math',
  'select',
  'textarea',
  'object',
]);
/** No editor nests deeper; what is deeper would only end the server. */
const DEPTH_MAX = 200;
const VOID = new Set(['br', 'hr', 'img']);

/**
 * The text of a post as a server sends it: written anew, element by element, from the same allow-list by which browsers
 * sanitise it; headings, pictures and tables as `preparePostText` makes them.
 */
export function renderPostText(html: string): { html: string; headings: PostHeading[] } {
  const body = defaultTreeAdapter.createElement('body', markup.NS.HTML, []);
  const rendering: Rendering = { placer: createHeadingPlacer(), headings: [] };
  const rendered = renderAll(parseFragment(body, html, {}), rendering, 0);
  return { html: rendered, headings: rendering.headings };
}

const renderAll = (
  { childNodes }: { childNodes: readonly Node[] },
  rendering: Rendering,
  depth: number,
): string => childNodes.map((node) => render(node, rendering, depth)).join('');

function render(node: Node, rendering: Rendering, depth: number): string {
  if (defaultTreeAdapter.isTextNode(node)) return escape(node.value);
  if (
    !defaultTreeAdapter.isElementNode(node) ||
    node.namespaceURI !== markup.NS.HTML ||
    GONE.has(node.tagName) ||
    depth > DEPTH_MAX
  )
    return '';
  if (!(node.tagName in blogElements)) return renderAll(node, rendering, depth + 1);
  const attributes = new Map(
    node.attrs
      .filter(({ name, value }) => isBlogAttribute(node.tagName, name, value))
      .map(({ name, value }) => [name, value]),
  );
  switch (node.tagName) {
    case 'h2':
    case 'h3':
    case 'h4':
      return renderHeading(node, rendering, depth);
    case 'img':
      return attributes.has('src')
        ? write('img', [
            ...attributes,
            ['src', storageUrl(attributes.get('src') as string)],
            ['loading', 'lazy'],
            ['decoding', 'async'],
          ])
        : '';
    case 'table':
      return write(
        'div',
        [
          ['data-frame', 'table'],
          ['tabindex', '0'],
          ['role', 'region'],
          ['aria-label', 'Tabel'],
        ],
        write('table', [...attributes], renderAll(node, rendering, depth + 1)),
      );
    case 'pre':
      attributes.set('tabindex', '0');
      break;
    case 'a':
      if (attributes.get('href')?.startsWith('http')) attributes.set('rel', 'noopener noreferrer');
  }
  return write(node.tagName, [...attributes], renderAll(node, rendering, depth + 1));
}

function renderHeading(node: Element, rendering: Rendering, depth: number): string {
  const level = rendering.placer.levelOf(Number(node.tagName[1]));
  const heading = rendering.placer.place(level, wordsOf(node));
  if (heading) rendering.headings.push(heading);
  return write(
    `h${level}`,
    heading
      ? [
          ['id', heading.id],
          ['tabindex', '-1'],
        ]
      : [],
    renderAll(node, rendering, depth + 1),
  );
}

function wordsOf({ childNodes }: Element, depth = 0): string {
  if (depth > DEPTH_MAX) return '';
  return childNodes
    .map((node) => {
      if (defaultTreeAdapter.isTextNode(node)) return node.value;
      const isKept = defaultTreeAdapter.isElementNode(node) && !GONE.has(node.tagName);
      return isKept ? wordsOf(node, depth + 1) : '';
    })
    .join('');
}

function write(
  name: string,
  attributes: readonly (readonly [string, string])[],
  content = '',
): string {
  const written = [...new Map(attributes)]
    .map(([key, value]) => ` ${key}="${escape(value)}"`)
    .join('');
  // A parser drops the first line break of <pre>.
  return VOID.has(name)
    ? `<${name}${written}>`
    : `<${name}${written}>${name === 'pre' && content.startsWith('\n') ? '\n' : ''}${content}</${name}>`;
}

const escape = (text: string): string =>
  text.replace(/[&<>"\u00a0]/g, (sign) => `&#${sign.charCodeAt(0)};`);
