import type { SiteConfig } from '@anunturi/shared-contract/site/siteConfigSchema';
import { readSiteConfig } from './readSiteConfig';

let config: SiteConfig | undefined;

/** The configuration that this process started with, read once. */
export const siteConfig = (): SiteConfig => (config ??= readSiteConfig().config);
