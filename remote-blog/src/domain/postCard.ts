/** A post as lists show it; moments in milliseconds, as a page's first data carries them. */
export type PostCard = {
  slug: string;
  title: string;
  excerpt: string;
  tags: string[];
  readingMinutes: number;
  authorName: string;
  publishedAtMs: number;
  cover?: { path: string; alt: string; width: number; height: number };
};

/** One page of the list; `next` is where the following one begins. */
export type PostPage = { cards: PostCard[]; next?: string };

/** A post as it is read. `bodyHtml` is as stored: never shown without being sanitised. */
export type ReadablePost = PostCard & {
  bodyHtml: string;
  updatedAtMs: number;
  hidden?: 'draft' | 'scheduled';
};

/** What an address leads to: a post, the address to which it has moved, or nothing any more. */
export type FoundPost =
  | { post: ReadablePost; movedTo?: never; isGone?: never }
  | { movedTo: string; post?: never; isGone?: never }
  | { isGone: true; post?: never; movedTo?: never };

/** What stands below a post: the older and the newer one, and posts about the same things. */
export type PostsAround = { older?: PostCard; newer?: PostCard; related: PostCard[] };
