import type { FirebaseConfig } from '@anunturi/shared-auth/firebase';
import type { RemoteRegistry } from '@anunturi/shared-domain/site/remoteRegistry';
import type { SiteConfig } from '@anunturi/shared-domain/site/siteConfig';

/** What the HTML server inlines for the shell as JSON. */
export type PageConfig = {
  /** With an administrator's notice for everybody, when there is one. */
  site: SiteConfig & { notice?: string };
  firebase: FirebaseConfig;
  registry: RemoteRegistry;
  /** First data of the screen by load key; empty when the server could not read it. */
  data: Record<string, unknown>;
  year: number;
  /** A cookie says that the banner was accepted on this device. */
  cookieAccepted?: boolean;
};

/** Reads the page's inlined JSON. @throws Error when the page was made by something else */
export function readPageConfig(page: Document): PageConfig {
  const element = page.getElementById('page-config');
  if (!element?.textContent) throw new Error('The page carries no #page-config.');
  return JSON.parse(element.textContent) as PageConfig;
}
