import type { CoverName } from '../../illustrations/covers/covers';

export type PostSeed = {
  slug: string;
  title: string;
  excerpt: string;
  tags: readonly string[];
  cover: CoverName;
  coverAlt: string;
  publishedDaysAgo: number;
  bodyHtml: string;
};
