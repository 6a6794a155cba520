import type { SafeHtml } from './safeHtml';

export type PostCover = { path: string; alt: string; width: number; height: number };

/** What an administrator writes of a post. */
export type PostContent = {
  title: string;
  excerpt: string;
  bodyHtml: SafeHtml;
  tags: string[];
  cover?: PostCover;
};

/** A stored post as the editor has read it; `version` is what the next save must follow. Moments in milliseconds. */
export type EditedPost = PostContent & {
  slug: string;
  version: number;
  status: 'draft' | 'published';
  publishedAtMs?: number;
  updatedAtMs: number;
  authorName: string;
};

/** A post in the list. */
export type PostRow = Pick<
  EditedPost,
  | 'slug'
  | 'version'
  | 'title'
  | 'excerpt'
  | 'tags'
  | 'status'
  | 'publishedAtMs'
  | 'updatedAtMs'
  | 'authorName'
>;

export const postStates = {
  draft: 'Ciornă',
  scheduled: 'Programat',
  published: 'Publicat',
} as const;
export type PostState = keyof typeof postStates;

/** What the public sees of it at a moment. */
export function stateOf(
  { status, publishedAtMs }: Pick<EditedPost, 'status' | 'publishedAtMs'>,
  nowMs: number,
): PostState {
  if (status === 'draft') return 'draft';
  return publishedAtMs !== undefined && publishedAtMs > nowMs ? 'scheduled' : 'published';
}
