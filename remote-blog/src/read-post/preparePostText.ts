import { storageUrl } from '@anunturi/shared-auth/firebase';
import { createBlogSanitizer } from '@anunturi/shared-domain/blogHtml';
import { toSlug } from '@anunturi/shared-domain/slug';
import createPurifier from 'dompurify';

/** A heading of the text: `id` is its place on the page. */
export type PostHeading = { id: string; text: string; level: 2 | 3 };
export type PostText = { text: DocumentFragment; headings: PostHeading[] };

let sanitize: ((html: string) => DocumentFragment) | undefined;

/** A stored text made fit to be shown: sanitised first, then headings get places, pictures addresses, tables a frame. In the browser only. */
export function preparePostText(html: string): PostText {
  sanitize ??= createBlogSanitizer(createPurifier(window));
  const text = sanitize(html);
  keepHeadingOrder(text);
  const headings = [...text.querySelectorAll('h2, h3')].filter((heading) => heading.textContent?.trim()).map(toHeading);
  text.querySelectorAll('img').forEach(toPicture);
  text.querySelectorAll('table').forEach(toFramedTable);
  text.querySelectorAll('pre').forEach((code) => code.setAttribute('tabindex', '0')); // it scrolls, so the keyboard must reach it
  text.querySelectorAll('a[href^="http"]').forEach((link) => link.setAttribute('rel', 'noopener noreferrer'));
  return { text, headings };
}

/** A heading that skips a level stands one level below the one before it, so that who hears the page misses none. */
function keepHeadingOrder(text: DocumentFragment): void {
  let last = 1;
  for (const heading of text.querySelectorAll('h2, h3, h4')) {
    const level = Number(heading.nodeName[1]);
    const allowed = Math.min(level, last + 1);
    last = allowed;
    if (allowed === level) continue;
    const moved = heading.ownerDocument.createElement(`h${allowed}`);
    moved.append(...heading.childNodes);
    heading.replaceWith(moved);
  }
}

function toHeading(heading: Element, at: number): PostHeading {
  const text = heading.textContent!.trim();
  heading.id = `p${at + 1}-${toSlug(text, 60)}`;
  heading.setAttribute('tabindex', '-1');
  return { id: heading.id, text, level: heading.nodeName === 'H2' ? 2 : 3 };
}

function toPicture(image: HTMLImageElement): void {
  image.src = storageUrl(image.getAttribute('src')!);
  image.loading = 'lazy';
  image.decoding = 'async';
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
