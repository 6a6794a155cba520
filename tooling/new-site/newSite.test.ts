/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSiteConfig } from '@anunturi/shared-contract/site/parseSiteConfig';
import { parseCountyFile } from '@anunturi/shared-domain/site/parseCountyFile';
import { type Flags, askSite } from './askSite';
import { writeSite } from './writeSite';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-site-'));
});
afterEach(() => rm(folder, { recursive: true }));

const words = {
  name: 'Târgul Bistriței',
  domain: 'targul-bistritei.example',
  county: 'Bistrița-Năsăud',
  code: 'BN',
  operator: 'Exemplu SRL',
  cui: 'RO123456',
  'trade-register': 'J06/1/2026',
  seat: 'Str. Probei nr. 1, Bistrița',
  phone: '0263000000',
  email: 'operator@targul-bistritei.example',
};

/** Answers in order; a wrong one is an error. */
const answering = (...answers: string[]) => {
  const left = [...answers];
  return async (question: string, check: (answer: string) => string | null) => {
    const answer = left.shift() ?? '';
    const fault = check(answer);
    if (fault !== null) throw new Error(`${question}\n${answer}: ${fault}`);
    return answer;
  };
};
const make = async (flags: Flags, ...answers: string[]) =>
  writeSite(await askSite(flags, answering(...answers)), folder);
const read = (file: string) => readFile(file, 'utf8');

test('what flags do not answer is asked: partners and places, as many as there are', async () => {
  const rest = ['', '', '', '']; // tagline, contact, maker and its address as offered
  const partners = ['Știri din Bistrița, https://stiri.example/', ''];
  const places = ['Bistrița, municipiu, 47.13, 24.5', 'Năsăud;oraş;47,28;24,4', ''];
  const [site, county] = await make({ texts: words }, ...rest, ...partners, ...places);
  const text = await read(site!);
  expect(parseSiteConfig(site!, () => text)).toMatchObject({
    tagline: 'Anunțuri de la oameni din județul Bistrița-Năsăud.',
    partners: [{ label: 'Știri din Bistrița', url: 'https://stiri.example/' }],
    contactEmail: words.email,
    maker: { label: 'Exemplu SRL', url: 'https://targul-bistritei.example/' },
  });
  expect(county).toBe(join(folder, 'counties/BN.json'));
  const countyText = await read(county!);
  expect(parseCountyFile(county!, () => countyText)).toMatchObject({
    places: [
      ['Bistrița', 'city', 47.13, 24.5],
      ['Năsăud', 'town', 47.28, 24.4],
    ],
    demonstration: { mentioned: ['Bistrița', 'Năsăud'] },
  });
});

test('the places of a county come from a table, with or without its head', async () => {
  const places = join(folder, 'places.csv');
  await writeFile(
    places,
    'name,kind,latitude,longitude\nBistrița,city,47.13,24.5\nBeclean,town,47.18,24.18\n',
  );
  const [, county] = await make({ texts: words, places });
  expect(await read(county!)).toContain('["Beclean", "town", 47.18, 24.18]');
});

test('a wrong line of the table is named', async () => {
  const places = join(folder, 'places.csv');
  await writeFile(places, 'Bistrița,city,47.13,24.5\nBeclean,sat,47.18,24.18\n');
  await expect(make({ texts: words, places })).rejects.toMatchObject({
    message: `${places}:2 is "Beclean,sat,47.18,24.18".`,
    remedy: expect.stringContaining('municipiu, oraș or comună'),
  });
});

test('a wrong flag is said in words', async () => {
  await expect(make({ texts: { ...words, code: 'Bistrița' } })).rejects.toMatchObject({
    message: '--code is "Bistrița".',
    remedy: expect.stringContaining('one or two capital letters'),
  });
});

test('a site that stands there already is not written over', async () => {
  const places = join(folder, 'places.csv');
  await writeFile(places, 'Bistrița,city,47.13,24.5\nBeclean,town,47.18,24.18\n');
  await make({ texts: words, places });
  await expect(make({ texts: words, places })).rejects.toThrow('site.config.json exists already.');
});
