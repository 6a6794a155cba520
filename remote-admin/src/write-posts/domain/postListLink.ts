import {
  STATUS_PARAM,
  WORDS_PARAM,
  AFTER_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import { links } from '@anunturi/shared-domain/site/links';
import type { PostListQuery } from '../data/readPosts';

/** The address of a list of posts. */
export function postListLink({ state, search, after }: PostListQuery): string {
  const params = new URLSearchParams({
    ...(state && { [STATUS_PARAM]: state }),
    ...(search && { [WORDS_PARAM]: search }),
    ...(after && { [AFTER_PARAM]: after }),
  });
  return params.size > 0 ? `${links.adminBlog()}?${params}` : links.adminBlog();
}
