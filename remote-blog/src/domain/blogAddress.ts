import { TAG_PARAM, AFTER_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { TAG_MAX } from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import { readPostCursor } from './postCursor';

/** What the list's address asks for: a tag, and where the page begins. */
export type BlogAddress = { tag?: string; after?: string };

/** Reads `?eticheta=impozit&dupa=...`; what makes no sense is left out. */
export function readBlogAddress(search: string): BlogAddress {
  const params = new URLSearchParams(search);
  const tag = params.get(TAG_PARAM)?.trim();
  const after = params.get(AFTER_PARAM) ?? undefined;
  return { ...(tag && tag.length <= TAG_MAX && { tag }), ...(readPostCursor(after) && { after }) };
}

/** The address of a page of the list. */
export function blogLink({ tag, after }: BlogAddress = {}): string {
  const list = links.blog(tag);
  return after ? `${list}${tag ? '&' : '?'}${AFTER_PARAM}=${after}` : list;
}
