import { createBlogSanitizer, toBlogHtml } from '@anunturi/shared-domain/blog/blogHtml';
import createPurifier from 'dompurify';

/** Text that went through the allow-list of posts: the only kind that is saved. */
export type SafeHtml = string & { readonly sanitised: unique symbol };

let sanitize: ((html: string) => DocumentFragment) | undefined;

/** A post's text with nothing beyond the allow-list. In the browser only. */
export function toSafeHtml(html: string): SafeHtml {
  sanitize ??= createBlogSanitizer(createPurifier(window));
  return toBlogHtml(sanitize(html)) as SafeHtml;
}
