// Longer than most: each maker of documents marks the same things in its own way, and all of them meet here.

/** How a pasted text is written in Word, Google Docs or on another page, said with the elements that a post may have. Not yet sanitised. */
export function fromElsewhere(pasted: string): string {
  const body = parsePasted(pasted);
  body.querySelectorAll('style, script, title, meta').forEach((element) => element.remove());
  // Google Docs puts everything into a bold element that is not bold.
  body
    .querySelectorAll('b')
    .forEach((bold) => styleOf(bold, 'font-weight') === 'normal' && unwrap(bold));
  toLists(body);
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

const STYLE = 'data-style';

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

const styleOf = (element: Element, name: string): string =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i')
    .exec(element.getAttribute(STYLE) ?? '')?.[1]
    ?.trim()
    .toLowerCase() ?? '';

const BLOCKS = 'p, div, ul, ol, table, blockquote, pre, figure, h1, h2, h3, h4, h5, h6, hr';
const isBlank = (element: Element) => !/[^\s\u00a0\u200b]/.test(element.textContent ?? '');
const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Bold, italic and struck words that are so by their style alone. */
function toMarks(element: Element): void {
  if (isBlank(element) || element.closest('h1, h2, h3, h4, h5, h6')) return;
  const weight = styleOf(element, 'font-weight');
  if ((Number(weight) >= 600 || weight.startsWith('bold')) && !element.closest('b, strong'))
    mark(element, 'strong');
  if (styleOf(element, 'font-style') === 'italic' && !element.closest('i, em')) mark(element, 'em');
  if (
    /line-through/.test(
      styleOf(element, 'text-decoration') + styleOf(element, 'text-decoration-line'),
    ) &&
    !element.closest('s')
  )
    mark(element, 's');
}

function mark(element: Element, name: string): void {
  if (element.querySelector(BLOCKS)) return;
  const marked = element.ownerDocument.createElement(name);
  marked.append(...element.childNodes);
  element.append(marked);
}

/** Word writes lists as paragraphs with a drawn mark: `mso-list:l0 level2 lfo1` is the depth, the mark tells numbers from bullets. */
function toLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll<HTMLElement>('p')) {
    if (!first.isConnected || depthOf(first) === 0) continue;
    const items: Element[] = [first];
    for (
      let next = first.nextElementSibling;
      next && depthOf(next) > 0;
      next = next.nextElementSibling
    )
      items.push(next);
    const holder = first.ownerDocument.createElement('div');
    first.before(holder);
    for (const item of items) addItem(holder, item, depthOf(item));
    unwrap(holder);
  }
}

const depthOf = (element: Element): number =>
  Number(/mso-list:\s*\S+ level(\d)/.exec(element.getAttribute(STYLE) ?? '')?.[1] ?? 0);

function addItem(holder: Element, paragraph: Element, depth: number): void {
  const drawn = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute(STYLE) ?? ''),
  );
  const name = /^\s*(?:\d+|[a-z]{1,4})[.)]/i.test(drawn[0]?.textContent ?? '') ? 'ol' : 'ul';
  drawn.forEach((each) => each.remove());
  let place = holder;
  for (let level = 1; level <= depth; level += 1) {
    if (level > 1)
      place = place.lastElementChild ?? place.appendChild(holder.ownerDocument.createElement('li'));
    const last = place.lastElementChild;
    place =
      last && /^[UO]L$/.test(last.nodeName)
        ? last
        : place.appendChild(holder.ownerDocument.createElement(name));
  }
  const item = holder.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  place.append(item);
  paragraph.remove();
}
