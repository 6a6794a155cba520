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
  const [, number] = /^\s*(\d+|[a-z]{1,4})[.)]/i.exec(drawn[0]?.textContent ?? '') ?? [];
  const name = number ? 'ol' : 'ul';
  const of = listOf(paragraph);
  drawn.forEach((each) => each.remove());
  let place = holder;
  for (let level = 1; level <= depth; level += 1) {
    if (level > 1)
      place = place.lastElementChild ?? place.appendChild(holder.ownerDocument.createElement('li'));
    const last = place.lastElementChild;
    const isOwn = last?.nodeName === name.toUpperCase() && last.getAttribute(LIST) === of;
    const isAround = level < depth && /^[UO]L$/.test(last?.nodeName ?? '');
    if (last && (isOwn || isAround)) {
      place = last;
      continue;
    }
    const list = holder.ownerDocument.createElement(name);
    list.setAttribute(LIST, of);
    if (level === depth && Number(number) > 1) list.setAttribute('start', String(Number(number)));
    place = place.appendChild(list);
  }
  const item = holder.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  place.append(item);
  paragraph.remove();
}
