import { type ListMark, listMark } from './listMark';
import { STYLE } from './pastedStyle';

/** Which of Word's lists a list element was made of, until all are made. */
const LIST = 'data-list';

/**
 * Word writes lists as paragraphs with a drawn mark. `mso-list:l0 level2 lfo1` is which list, and how deep; the mark tells
 * numbers from bullets, and where the numbers start. Two lists that follow one another stay two.
 */
export function toLists(body: HTMLElement): void {
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
    holder.querySelectorAll(`[${LIST}]`).forEach((list) => list.removeAttribute(LIST));
    holder.replaceWith(...holder.childNodes);
  }
}

const depthOf = (element: Element): number =>
  Number(/mso-list:\s*\S+ level(\d)/.exec(element.getAttribute(STYLE) ?? '')?.[1] ?? 0);

const listOf = (element: Element): string =>
  /mso-list:\s*(\S+)/.exec(element.getAttribute(STYLE) ?? '')?.[1] ?? '';

function addItem(holder: Element, paragraph: Element, depth: number): void {
  const drawn = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute(STYLE) ?? ''),
  );
  const mark = listMark(drawn[0]?.textContent ?? '');
  const of = listOf(paragraph);
  drawn.forEach((each) => each.remove());
  let place = holder;
  for (let level = 1; level <= depth; level += 1) {
    if (level > 1)
      place = place.lastElementChild ?? place.appendChild(holder.ownerDocument.createElement('li'));
    const last = place.lastElementChild;
    const isAround = level < depth && /^[UO]L$/.test(last?.nodeName ?? '');
    if (last && (isAround || goesOn(last, mark, of))) place = last;
    else place = place.appendChild(begin(holder.ownerDocument, mark, of, level === depth));
  }
  const item = holder.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  place.append(item);
  paragraph.remove();
}

/** Whether an item with this mark is the next one of a list: within letters `i)` is the ninth, within Roman numbers the first. */
function goesOn(list: Element, mark: ListMark, of: string): boolean {
  if (list.nodeName !== nameOf(mark) || list.getAttribute(LIST) !== of) return false;
  const next = Number(list.getAttribute('start') ?? 1) + list.children.length;
  return (
    mark.length === 0 ||
    mark.some(({ type, number }) => (type ?? null) === list.getAttribute('type') && number === next)
  );
}

const nameOf = (mark: ListMark) => (mark.length > 0 ? 'OL' : 'UL');

function begin(page: Document, mark: ListMark, of: string, isItsOwn: boolean): Element {
  const list = page.createElement(nameOf(mark));
  list.setAttribute(LIST, of);
  const [first] = isItsOwn ? mark : [];
  if (first && first.number > 1) list.setAttribute('start', String(first.number));
  if (first?.type) list.setAttribute('type', first.type);
  return list;
}
