import type { BlogAddress } from './blogAddress';

/** The keys under which posts are kept in the browser and inlined by the HTML server. */
export const postsKey = ({ tag = '', after = '' }: BlogAddress): string => `posts:${tag}@${after}`;
export const postKey = (slug: string): string => `post:${slug}`;
export const aroundKey = (slug: string): string => `postsAround:${slug}`;
