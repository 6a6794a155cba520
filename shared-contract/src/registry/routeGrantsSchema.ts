import * as z from 'zod/mini';

const prefixesField = z.optional(
  z.readonly(z.array(z.string().check(z.maxLength(200), z.regex(/^\/(?![/\\])[^\s?#:\\]*$/)))),
);

/** Path prefixes that a remote may claim, by access; `/` grants the home page alone. */
const routeGrantSchema = z.object({
  public: prefixesField,
  user: prefixesField,
  admin: prefixesField,
});

/** What each remote may claim, by its name: `grant` in remotes.config.json, released with the registry. */
export const routeGrantsSchema = z.record(z.string(), routeGrantSchema);
export type RouteGrants = z.infer<typeof routeGrantsSchema>;
