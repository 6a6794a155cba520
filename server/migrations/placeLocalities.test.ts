import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '../app/data/Store';
import { placeLocalities } from './placeLocalities';

const anotherCounty = join(__dirname, '../../demo/testing/another-county');
const locality = (id: string) => ({ id, name: id, kind: 'city' });
const stored = (...ids: string[]) => ({
  path: 'settings/localities',
  data: { localities: ids.map(locality) },
});
let written: { localities: object[] }[];
const change = (document: ReturnType<typeof stored>, siteConfig: string) => {
  process.env.SITE_CONFIG = siteConfig;
  written = [];
  const store = { update: (_path: string, data: never) => written.push(data) };
  return placeLocalities.change(document, store as unknown as Store);
};
afterEach(() => delete process.env.SITE_CONFIG);

test('places come from the county of the site that is configured', () => {
  const document = stored('suceava', 'sat-nou');
  expect(change(document, join(anotherCounty, 'site.config.json'))).toBeUndefined();
  const [suceava, own] = written[0]!.localities;
  expect(suceava).toHaveProperty('at');
  expect(own).not.toHaveProperty('at');
});

test('localities of which the county lists none are left, with the reason: the site is another one', () => {
  const answer = change(stored('sibiu', 'medias'), join(anotherCounty, 'site.config.json'));
  expect(answer).toMatch(/SV\.json lists none of the stored localities: SITE_CONFIG/);
  expect(written).toEqual([]);
});

test('without a file of the county they are left with the reason, unless none lacks its place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'county-'));
  const siteConfig = join(folder, 'site.config.json');
  cpSync(join(anotherCounty, 'site.config.json'), siteConfig);
  expect(change(stored('suceava'), siteConfig)).toMatch(/^There is no .*SV\.json: SITE_CONFIG/);
  expect(written).toEqual([]);
  const at = { latitude: 47.6, longitude: 26.2 };
  const placed = { ...locality('suceava'), at };
  const whole = { path: 'settings/localities', data: { localities: [placed] } };
  expect(change(whole, siteConfig)).toBeUndefined();
  rmSync(folder, { recursive: true });
});
