import { readJsonFile } from '../program/readJsonFile';
import { siteConfigFileSchema, type SiteConfig } from './siteConfigSchema';
import { siteFields } from './siteFields';

/** The site's configuration out of its file. @throws ExpectedFailure in words for the person who wrote it */
export function parseSiteConfig(file: string, read: () => string): SiteConfig {
  const { $schema: _, ...config } = readJsonFile({
    file,
    read,
    parse: (value) => siteConfigFileSchema.safeParse(value),
    fields: siteFields,
    remedy: 'Mend it there, or make a new one: npm run new:site. SITE_CONFIG names another file.',
  });
  return config;
}
