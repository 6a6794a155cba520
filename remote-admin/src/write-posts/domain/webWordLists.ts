import { STYLE } from './pastedStyle';

/**
 * Word on the web writes every item as a list of its own, with the depth and the list beside it. They become paragraphs with
 * a drawn mark, as the program on a computer writes them.
 */
export function fromWebWord(body: HTMLElement): void {
  for (const item of body.querySelectorAll<HTMLLIElement>('li[data-aria-level]')) {
    const list = item.parentElement!;
    const page = item.ownerDocument;
    const paragraph = page.createElement('p');
    const { ariaLevel, listid = '' } = item.dataset;
    paragraph.setAttribute(STYLE, `mso-list:l${listid} level${ariaLevel} lfo1`);
    const mark = page.createElement('span');
    mark.setAttribute(STYLE, 'mso-list:Ignore');
    mark.textContent = markOf(list);
    item.querySelectorAll('p').forEach((inner) => inner.replaceWith(...inner.childNodes));
    paragraph.append(mark, ...item.childNodes);
    const wrapper = list.closest('.ListContainerWrapper') ?? list;
    wrapper.before(paragraph);
    item.remove();
    if (list.children.length > 0) list.setAttribute('start', String(startOf(list) + 1));
    else if (!wrapper.textContent?.trim()) wrapper.remove();
    else list.remove();
  }
}

const startOf = (list: Element) => Number(list.getAttribute('start') ?? 1);
const markOf = (list: Element) => (list.nodeName === 'OL' ? `${startOf(list)}.` : '·');
