import { readFileSync } from 'node:fs';
import { siteConfigSchema } from './siteConfigSchema';

const config = JSON.parse(readFileSync(`${__dirname}/../../../site.config.json`, 'utf8')) as Record<
  string,
  unknown
>;

test('the site’s configuration is complete', () => {
  expect(siteConfigSchema.safeParse(config).error?.issues).toBeUndefined();
});

test.each([
  [
    'a partner reached without https',
    { partners: [{ label: 'Știri', url: 'http://stiri.example/' }] },
  ],
  ['an operator without a fiscal code', { operator: { name: 'X SRL' } }],
  ['a domain with a path', { domain: 'targ.example/x' }],
  ['a field nobody knows', { analytics: 'yes' }],
])('%s is refused', (_what, change) => {
  expect(siteConfigSchema.safeParse({ ...config, ...change }).success).toBe(false);
});
