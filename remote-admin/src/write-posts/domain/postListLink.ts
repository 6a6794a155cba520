import { links } from '@anunturi/shared-domain/site/links';
import type { PostListQuery } from '../data/readPosts';

/** The address of a list of posts. */
export function postListLink({ state, search, after }: PostListQuery): string {
  const params = new URLSearchParams({
    ...(state && { stare: state }),
    ...(search && { cauta: search }),
    ...(after && { dupa: after }),
  });
  return params.size > 0 ? `${links.adminBlog()}?${params}` : links.adminBlog();
}
