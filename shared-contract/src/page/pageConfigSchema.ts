import * as z from 'zod/mini';
import { remoteRegistrySchema } from '../registry/remoteRegistrySchema';
import { firebaseConfigSchema } from '../site/firebaseConfigSchema';
import { shownSiteSchema } from '../site/siteConfigSchema';

/** What the HTML server inlines as JSON for the shell, in the element `PAGE_CONFIG_ID`. */
export const pageConfigSchema = z.object({
  site: shownSiteSchema,
  firebase: firebaseConfigSchema,
  registry: remoteRegistrySchema,
  /** First data of the screen by load key; empty when the server could not read it. */
  data: z.record(z.string(), z.unknown()),
  year: z.int(),
  /** The release of the shell that the page starts; absent where none was released. */
  shellRelease: z.optional(z.string()),
  /** A canary is for people who are signed in: the browser is to say so with its next page. */
  asksSignedIn: z.optional(z.boolean()),
  /** Other pages of the site stand on another origin: what is not found here is asked of the server. */
  isSplit: z.optional(z.boolean()),
});
export type PageConfig = z.infer<typeof pageConfigSchema>;
