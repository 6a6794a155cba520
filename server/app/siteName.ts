import { readSiteConfig } from './readSiteConfig';

let name: string | undefined;

/** How the site is called. */
export const siteName = (): string => (name ??= readSiteConfig().config.name);
