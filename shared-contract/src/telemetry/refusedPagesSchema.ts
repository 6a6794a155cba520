import * as z from 'zod/mini';

/** Where HTML servers of a site tell the commands from which networks they refused pages: for the security log. */
export const REFUSED_PAGES_PATH = '/api/refused-pages';
/** So many networks are told of at once, those with the most. */
export const REFUSED_NETWORKS_MAX = 50;

/** The commands keep a digest of each network, with a salt of the day. */
export const refusedPagesSchema = z.object({
  networks: z
    .array(
      z.object({
        network: z.string().check(z.minLength(1), z.maxLength(64)),
        times: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      }),
    )
    .check(z.maxLength(REFUSED_NETWORKS_MAX)),
});
