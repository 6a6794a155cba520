import { storageUrl } from '@anunturi/shared-auth/firebase';
import { createBlogSanitizer } from '@anunturi/shared-domain/blog/blogHtml';
import createPurifier from 'dompurify';
import { type PostHeading, createHeadingPlacer } from './placeHeadings';

export type PostText = { text: DocumentFragment; headings: PostHeading[] };

let sanitize: ((html: string) => DocumentFragment) | undefined;

/**
 * A stored text made fit to be shown: sanitised first, then headings get places, pictures addresses, tables a frame.
 * In the browser only.
 */
export function preparePostText(html: string): PostText {
  sanitize ??= createBlogSanitizer(createPurifier(window));
  const text = sanitize(html);
  const headings = placeHeadings(text);
  text.querySelectorAll('img').forEach(toPicture);
  text.querySelectorAll('table').forEach(toFramedTable);
  text.querySelectorAll('pre').forEach((code) => code.setAttribute('tabindex', '0')); // it scrolls, so the keyboard must reach it
  text
    .querySelectorAll('a[href^="http"]')
    .forEach((link) => link.setAttribute('rel', 'noopener noreferrer'));
  return { text, headings };
}

function placeHeadings(text: DocumentFragment): PostHeading[] {
  const placer = createHeadingPlacer();
  return [...text.querySelectorAll('h2, h3, h4')].flatMap((found) => {
    const level = placer.levelOf(Number(found.nodeName[1]));
    const heading =
      found.nodeName === `H${level}` ? found : found.ownerDocument.createElement(`h${level}`);
    if (heading !== found) {
      heading.append(...found.childNodes);
      found.replaceWith(heading);
    }
    const placed = placer.place(level, heading.textContent ?? '');
    if (!placed) return [];
    heading.id = placed.id;
    heading.setAttribute('tabindex', '-1');
    return [placed];
  });
}

function toPicture(image: HTMLImageElement): void {
  image.src = storageUrl(image.getAttribute('src')!);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
}

/** A table wider than the page scrolls in its own frame, which the keyboard reaches. */
function toFramedTable(table: Element): void {
  const frame = table.ownerDocument.createElement('div');
  frame.dataset.frame = 'table';
  frame.tabIndex = 0;
  frame.setAttribute('role', 'region');
  frame.setAttribute('aria-label', 'Tabel');
  table.replaceWith(frame);
  frame.append(table);
}
