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
type Drawing = { placer: HeadingPlacer; headings: PostHeading[] };

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
export function drawPostText(html: string): { html: string; headings: PostHeading[] } {
  const body = defaultTreeAdapter.createElement('body', markup.NS.HTML, []);
  const drawing: Drawing = { placer: createHeadingPlacer(), headings: [] };
  const drawn = drawAll(parseFragment(body, html, {}), drawing, 0);
  return { html: drawn, headings: drawing.headings };
}

const drawAll = (
  { childNodes }: { childNodes: readonly Node[] },
  drawing: Drawing,
  depth: number,
): string => childNodes.map((node) => draw(node, drawing, depth)).join('');

function draw(node: Node, drawing: Drawing, depth: number): string {
  if (defaultTreeAdapter.isTextNode(node)) return escape(node.value);
  if (
    !defaultTreeAdapter.isElementNode(node) ||
    node.namespaceURI !== markup.NS.HTML ||
    GONE.has(node.tagName) ||
    depth > DEPTH_MAX
  )
    return '';
  if (!(node.tagName in blogElements)) return drawAll(node, drawing, depth + 1);
  const attributes = new Map(
    node.attrs
      .filter(({ name, value }) => isBlogAttribute(node.tagName, name, value))
      .map(({ name, value }) => [name, value]),
  );
  switch (node.tagName) {
    case 'h2':
    case 'h3':
    case 'h4':
      return drawHeading(node, drawing, depth);
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
        write('table', [...attributes], drawAll(node, drawing, depth + 1)),
      );
    case 'pre':
      attributes.set('tabindex', '0');
      break;
    case 'a':
      if (attributes.get('href')?.startsWith('http')) attributes.set('rel', 'noopener noreferrer');
  }
  return write(node.tagName, [...attributes], drawAll(node, drawing, depth + 1));
}

function drawHeading(node: Element, drawing: Drawing, depth: number): string {
  const level = drawing.placer.levelOf(Number(node.tagName[1]));
  const heading = drawing.placer.place(level, wordsOf(node));
  if (heading) drawing.headings.push(heading);
  return write(
    `h${level}`,
    heading
      ? [
          ['id', heading.id],
          ['tabindex', '-1'],
        ]
      : [],
    drawAll(node, drawing, depth + 1),
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
