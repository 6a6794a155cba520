/** What a search engine and a shared link show of a page. `properties` are Open Graph's beyond the common ones; `og:type` among them replaces `website`. */
export type Head = {
  title: string;
  description?: string;
  image?: string;
  imageAlt?: string;
  properties?: readonly (readonly [property: string, content: string])[];
  jsonLd?: object;
  noindex?: boolean;
  canonicalPath?: string;
};

/** First data by load key, head and status of one page, as the HTML server wants them. */
export type PageData = {
  status?: 200 | 404 | 410;
  redirect?: string;
  data?: Record<string, unknown>;
  head?: Head;
};

/** The page asked for. */
export type PageRequest = {
  screen: string;
  params: Record<string, string>;
  pathname: string;
  search: string;
};
