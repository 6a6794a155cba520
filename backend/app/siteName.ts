import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfigSchema } from '@anunturi/shared-contract/site/siteConfigSchema';

// Jest runs this as CommonJS.
const folder = typeof __dirname === 'string' ? __dirname : import.meta.dirname;
let name: string | undefined;

/** How the site is called: of `site.config.json` at the root of the project, or of the file that SITE_CONFIG names. */
export function siteName(): string {
  const file = process.env.SITE_CONFIG ?? join(folder, '../../site.config.json');
  return (name ??= siteConfigSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).name);
}
