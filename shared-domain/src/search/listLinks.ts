/** The two addresses that every list needs; the others are in `links`, which has these too. */
export const listLinks = {
  allListings: (search = '') =>
    `/toate-anunturile${search && !search.startsWith('?') ? `?${search}` : search}`,
  /** Slug and id as parseSlugAndId reads them. */
  listing: ({ slug, id }: { slug: string; id: string }) => `/anunt/${slug}-${id}`,
} as const;
