import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSiteConfig } from '@anunturi/shared-contract/site/parseSiteConfig';
import type { SiteConfig } from '@anunturi/shared-contract/site/siteConfigSchema';

/** The site's configuration: `site.config.json` at the root of the project, or the file that SITE_CONFIG names. */
export const siteConfigFile = resolve(
  process.env.SITE_CONFIG ?? join(import.meta.dirname, '../../../site.config.json'),
);

/** @throws ExpectedFailure when the file is missing or not a site's configuration */
export const readSiteConfig = (): SiteConfig =>
  parseSiteConfig(siteConfigFile, () => readFileSync(siteConfigFile, 'utf8'));
