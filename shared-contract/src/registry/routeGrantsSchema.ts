import * as z from 'zod/mini';
import { publicKeyField } from './signatureSchema';

const prefixesField = z.optional(
  z.readonly(z.array(z.string().check(z.maxLength(200), z.regex(/^\/(?![/\\])[^\s?#:\\]*$/)))),
);

/** An origin as browsers write it. */
const originField = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)\b)[^/?#\\\s@]*$/),
  );

/**
 * Path prefixes that a remote may claim, by access (`/` grants the home page alone), and origins other than the site's that
 * its files may come from. With `keys`, a release counts only with a signature by one of them: several for the time of a change.
 * `watchKeys` sign no release: they say which signed one is live, for the program that steps back.
 */
const routeGrantSchema = z.object({
  public: prefixesField,
  user: prefixesField,
  admin: prefixesField,
  origins: z.optional(z.readonly(z.array(originField))),
  keys: z.optional(z.readonly(z.array(publicKeyField).check(z.minLength(1)))),
  watchKeys: z.optional(z.readonly(z.array(publicKeyField))),
});

/** What each remote may claim, by its name: `grant` in remotes.config.json, released with the registry. */
export const routeGrantsSchema = z.record(z.string(), routeGrantSchema);
/** What one remote may claim. */
export type RouteGrant = z.infer<typeof routeGrantSchema>;
export type RouteGrants = z.infer<typeof routeGrantsSchema>;
