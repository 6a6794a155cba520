import * as z from 'zod/mini';

/** An address of this site: nothing that leads elsewhere or ends a header. */
const sitePathField = z.string().check(z.regex(/^\/(?![/\\])[\x21-\x7e]*$/));

/** What a search engine and a shared link show of a page. */
const headSchema = z.object({
  title: z.string(),
  description: z.optional(z.string()),
  image: z.optional(
    z.string().check(z.refine((text) => URL.canParse(text, 'https://this-site.invalid'))),
  ),
  imageAlt: z.optional(z.string()),
  /** Property and content of Open Graph beyond the common ones; `og:type` among them replaces `website`. */
  properties: z.optional(z.readonly(z.array(z.readonly(z.tuple([z.string(), z.string()]))))),
  jsonLd: z.optional(
    z.custom<object>((value) => typeof value === 'object' && value !== null, 'no object'),
  ),
  noindex: z.optional(z.boolean()),
  canonicalPath: z.optional(sitePathField),
});
export type Head = z.infer<typeof headSchema>;

/** What a remote's server bundle says of one page: whether it exists, first data by load key, and head. */
export const pageDataSchema = z.object({
  status: z.optional(z.literal([200, 404, 410])),
  redirect: z.optional(sitePathField),
  data: z.optional(z.record(z.string(), z.unknown())),
  head: z.optional(headSchema),
});
export type PageData = z.infer<typeof pageDataSchema>;
