import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSiteConfig } from '@anunturi/shared-contract/site/parseSiteConfig';

// Jest runs this as CommonJS.
const folder = typeof __dirname === 'string' ? __dirname : import.meta.dirname;

/** `site.config.json` at the root of the project, or the file that SITE_CONFIG names; and where that is. */
export function readSiteConfig() {
  const file = process.env.SITE_CONFIG ?? join(folder, '../../site.config.json');
  return { file, config: parseSiteConfig(file, () => readFileSync(file, 'utf8')) };
}
