import { readFileSync } from 'node:fs';
import { parseSiteConfig } from './parseSiteConfig';

const config = JSON.parse(readFileSync(`${__dirname}/../../../site.config.json`, 'utf8')) as Record<
  string,
  unknown
>;
const parse = (change: object) =>
  parseSiteConfig('site.config.json', () => JSON.stringify({ ...config, ...change }));
const partner = { label: 'Știri', url: 'https://stiri.example/' };

test.each([0, 1, 6])('a site with %i partners serves', (count) => {
  const partners = Array.from({ length: count }, () => partner);
  expect(parse({ partners }).partners).toEqual(partners);
});

test('what helps editors is no part of the site', () => {
  expect(parse({})).not.toHaveProperty('$schema');
});

test.each<[string, object, string]>([
  [
    'a county by its name',
    { county: { name: 'Iași', code: 'Iași' } },
    'county.code is "Iași". Expected: its code on number plates, one or two capital letters, e.g. "SB".',
  ],
  [
    'a partner without https',
    { partners: [partner, { ...partner, url: 'http://x.example' }] },
    'partners[1].url is "http://x.example". Expected: an address that starts with https://.',
  ],
  ['a seventh partner', { partners: Array(7).fill(partner) }, 'a list of none to six partners'],
  ['no operator', { operator: undefined }, 'operator is missing. Expected: who runs the site'],
  [
    'a field nobody knows',
    { county: { name: 'Iași', code: 'IS', capital: 'Iași' } },
    '"county.capital" is no field of it. Fields there: name, code.',
  ],
])('%s is refused in words that name the field and what belongs there', (_what, change, words) => {
  expect(() => parse(change)).toThrow(words);
});

test.each<[string, () => string, string]>([
  [
    'a missing file',
    () => readFileSync('/nowhere/site.config.json', 'utf8'),
    'site.config.json is missing.',
  ],
  ['half a file', () => '{ "name": ', 'site.config.json is not JSON: '],
])('%s is said as one', (_what, read, words) => {
  expect(() => parseSiteConfig('site.config.json', read)).toThrow(words);
});
