// Longer than most: each maker of documents marks the same things in its own way, and all of them meet here.

import { STYLE, styleOf } from './pastedStyle';
import { fromWebWord } from './webWordLists';
import { toLists } from './wordLists';

/** How a pasted text is written in Word, Google Docs or on another page, said with the elements that a post may have. Not yet sanitised. */
export function fromElsewhere(pasted: string): string {
  const body = parsePasted(pasted);
  body.querySelectorAll('style, script, title, meta').forEach((element) => element.remove());
  // Google Docs puts everything into a bold element that is not bold.
  body
    .querySelectorAll('b')
    .forEach((bold) => styleOf(bold, 'font-weight') === 'normal' && unwrap(bold));
  fromWebWord(body);
  toLists(body);
  body.querySelectorAll('ol').forEach(keepListType);
  body.querySelectorAll(`[${STYLE}]`).forEach(unbold);
  body.querySelectorAll(`[${STYLE}]`).forEach(toMarks);
  body.querySelectorAll('h1, .MsoTitle').forEach((heading) => rename(heading, 'h2'));
  body.querySelectorAll('h5, h6').forEach((heading) => rename(heading, 'h4'));
  body.querySelectorAll('div').forEach((part) => !part.querySelector(BLOCKS) && rename(part, 'p'));
  body
    .querySelectorAll<HTMLAnchorElement>('a[href^="https://www.google.com/url?"]')
    .forEach((link) => {
      const target = new URL(link.href).searchParams.get('q');
      if (target) link.setAttribute('href', target);
    });
  body
    .querySelectorAll('p, h2, h3, h4')
    .forEach((block) => !block.querySelector('img') && isBlank(block) && block.remove());
  return body.innerHTML;
}

/** How many pictures of a pasted text stay behind: only those of the blog itself can be kept. */
export function countForeignPictures(pasted: string, isOwn: (source: string) => boolean): number {
  return [...parsePasted(pasted).querySelectorAll('img')].filter(
    (image) => !isOwn(image.getAttribute('src') ?? ''),
  ).length;
}

/** Videos and sounds of a pasted text, which a post cannot hold: each by its file's name, or by the site that plays it. */
export const foreignMedia = (pasted: string): string[] =>
  [...parsePasted(pasted).querySelectorAll('video, audio, iframe, embed, object')].map((media) => {
    const source =
      media.getAttribute('src') ??
      media.getAttribute('data') ??
      media.querySelector('source')?.getAttribute('src') ??
      '';
    const address = /^(https?:)?\/\//.test(source)
      ? new URL(source, 'https://site.invalid')
      : undefined;
    const file = source.split(/[?#]/)[0]!.split('/').at(-1) ?? '';
    return /\.\w{2,4}$/.test(file) ? file : (address?.hostname.replace(/^www\./, '') ?? '');
  });

/**
 * A pasted text as elements, inert: nothing in it runs or loads. The page's policy reads no style attributes, so they
 * are kept under another name.
 */
export function parsePasted(pasted: string): HTMLElement {
  return new DOMParser().parseFromString(
    pasted.replace(/(<[^>]*?\s)style(?=\s*=)/gi, `$1${STYLE}`),
    'text/html',
  ).body;
}

const BLOCKS = 'p, div, ul, ol, table, blockquote, pre, figure, h1, h2, h3, h4, h5, h6, hr';
const isBlank = (element: Element) => !/[^\s\u00a0\u200b]/.test(element.textContent ?? '');
const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

const listTypes: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** Letters and Roman numbers that a list has by its style alone, or by that of its items. */
function keepListType(list: Element): void {
  const type = [list, ...list.children]
    .map((each) => listTypes[styleOf(each, 'list-style-type')])
    .find(Boolean);
  if (type && !list.hasAttribute('type')) list.setAttribute('type', type);
}

/** Words that their style takes out of the bold ones around them. */
function unbold(element: Element): void {
  if (!/^(normal|[1-4]00)$/.test(styleOf(element, 'font-weight')) || isBlank(element)) return;
  const bold = element.parentElement?.closest('b, strong');
  if (bold) liftOut(element, bold);
}

/** Moves an element out of one around it, which is cut in two; what stands between them (italics, a link) stays around the element. */
function liftOut(element: Element, from: Element): void {
  let part = element;
  while (from.contains(part) && part !== from) {
    const parent = part.parentElement!;
    const rest = parent.cloneNode() as Element;
    while (part.nextSibling) rest.append(part.nextSibling);
    const own = parent === from ? part : (parent.cloneNode() as Element);
    if (own !== part) own.append(part);
    parent.after(own, ...(rest.hasChildNodes() ? [rest] : []));
    if (!parent.hasChildNodes()) parent.remove();
    part = own;
  }
}

/** Bold, italic, underlined and struck words that are so by their style alone. */
function toMarks(element: Element): void {
  if (isBlank(element) || element.closest('h1, h2, h3, h4, h5, h6')) return;
  const weight = styleOf(element, 'font-weight');
  if ((Number(weight) >= 600 || weight.startsWith('bold')) && !element.closest('b, strong'))
    mark(element, 'strong');
  if (styleOf(element, 'font-style') === 'italic' && !element.closest('i, em')) mark(element, 'em');
  const lines = styleOf(element, 'text-decoration') + styleOf(element, 'text-decoration-line');
  if (/line-through/.test(lines) && !element.closest('s')) mark(element, 's');
  if (/underline/.test(lines) && !element.closest('a, u')) mark(element, 'u'); // links are underlined anyway
}

function mark(element: Element, name: string): void {
  if (element.querySelector(BLOCKS)) return;
  const marked = element.ownerDocument.createElement(name);
  marked.append(...element.childNodes);
  element.append(marked);
}
