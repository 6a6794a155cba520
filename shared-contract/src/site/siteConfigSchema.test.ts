import { readFileSync } from 'node:fs';
import { siteConfigFileSchema } from './siteConfigSchema';

const config = JSON.parse(readFileSync(`${__dirname}/../../../site.config.json`, 'utf8')) as Record<
  string,
  unknown
>;

test('the site’s configuration is complete', () => {
  expect(siteConfigFileSchema.safeParse(config).error?.issues).toBeUndefined();
});

test('the tagline of the site says that people sell, buy and make documents easily', () => {
  expect(config.tagline).toMatch(/^Vindeți, cumpărați și întocmiți acte simplu/);
});

test('the site has three partners: local news, a local guide and a sister site', () => {
  expect((config.partners as { label: string }[]).map(({ label }) => label)).toEqual([
    expect.stringContaining('Știri'),
    expect.stringContaining('Ghid'),
    expect.stringContaining(config.name as string),
  ]);
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
  expect(siteConfigFileSchema.safeParse({ ...config, ...change }).success).toBe(false);
});
