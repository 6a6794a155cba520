/** The two addresses that every list needs; the others are in `links`, which has these too. */
export const allListings = (search = '') =>
  `/toate-anunturile${search && !search.startsWith('?') ? `?${search}` : search}`;
/** Slug and id as parseSlugAndId reads them. */
export const listing = ({ slug, id }: { slug: string; id: string }) => `/anunt/${slug}-${id}`;

export const listLinks = { allListings, listing } as const;
