import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteConfigFileSchema } from '@anunturi/shared-contract/site/siteConfigSchema';
import { siteFields } from '@anunturi/shared-contract/site/siteFields';
import { countyFields } from '@anunturi/shared-domain/site/countyFields';
import { countyFileSchema } from '@anunturi/shared-domain/site/countyFile';
import { root } from '../build/folders';
import { jsonSchemas } from './jsonSchemas';

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as object;

test.each(Object.values(jsonSchemas))(
  '$path is what the schema of the code says (npm run schemas writes it)',
  ({ path, make }) => {
    expect(read(path)).toEqual(JSON.parse(JSON.stringify(make())));
  },
);

test.each([
  ['the site', jsonSchemas.site.make(), siteFields],
  ['the county', jsonSchemas.county.make(), countyFields],
])('every field of %s has its words', (_what, schema, fields) => {
  const described = JSON.stringify(schema).match(/"description":/g) ?? [];
  expect(described).toHaveLength(Object.keys(fields).length);
  expect(JSON.stringify(schema).match(/"type":/g)!.length).toBeLessThanOrEqual(
    described.length + 2, // the whole, and names of places as keys
  );
});

test.each([
  ['site.config.json', siteConfigFileSchema],
  ['counties/SB.json', countyFileSchema],
  ['demo/testing/another-county/site.config.json', siteConfigFileSchema],
  ['demo/testing/another-county/counties/SV.json', countyFileSchema],
])('%s fits, and names the schema that editors help with', (file, schema) => {
  expect(schema.safeParse(read(file)).error?.issues).toBeUndefined();
  const { $schema = '' } = read(file) as { $schema?: string };
  expect(existsSync(join(root, dirname(file), $schema))).toBe(true);
});
