import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSwindle, swindles } from './findSwindle';
import { isBaitHost } from './hostsOf';

const siteHost = 'targullocal.ro';
const read = (file: string) =>
  readFileSync(join(__dirname, 'testing', file), 'utf8')
    .trim()
    .split('\n');
const known = read('swindles.txt');
const honest = read('honestMessages.txt');
const isFound = (text: string) => findSwindle(text, siteHost) !== undefined;

test('of at least 120 known swindles 95 in a hundred are explained', () => {
  expect(known.length).toBeGreaterThanOrEqual(120);
  const missed = known.filter((text) => !isFound(text));
  expect({ missed, isEnough: missed.length / known.length <= 0.05 }).toMatchObject({
    isEnough: true,
  });
});

test('of at least 400 honest messages fewer than one in a hundred is taken for a swindle', () => {
  expect(honest.length).toBeGreaterThanOrEqual(400);
  const taken = honest.filter(isFound);
  expect({ taken, isFew: taken.length / honest.length < 0.01 }).toMatchObject({ isFew: true });
});

test('the corpus without diacritics is explained as well', () => {
  const bare = known.map((text) => text.normalize('NFD').replace(/\p{M}/gu, ''));
  expect(bare.filter(isFound)).toHaveLength(known.filter(isFound).length);
});

test.each([
  ['Spuneți-mi codul primit prin SMS', 'code'],
  ['Scrieți aici numărul cardului și CVV', 'card'],
  ['Instalați AnyDesk ca să primiți banii', 'remote'],
  ['Trimiteți prin Western Union', 'untraceable'],
  ['Trimiteți 300 de euro avans ca să o țin', 'advance'],
  ['https://оlх-plata.com/x', 'link'],
])('"%s" is explained as %s, in words', (text, kind) => {
  expect(findSwindle(text, siteHost)).toBe(kind);
  expect(swindles[kind as keyof typeof swindles]).toMatch(/\.$/);
});

test.each([
  ['olx-livrare.shop', true],
  ['www.olx.ro-plata.com', true],
  ['targullocal.renew.com', true],
  ['bit.ly', true],
  ['olx.ro', false],
  ['m.olx.ro', false],
  ['targullocal.ro', false],
  ['service-mihai.ro', false],
])('%s: it imitates a known host, or hides one: %s', (host, expected) => {
  expect(isBaitHost(host, siteHost)).toBe(expected);
});

test('a site whose own address begins with www takes neither of its addresses for a swindle', () => {
  expect(isBaitHost('targullocal.ro', 'www.targullocal.ro')).toBe(false);
  expect(findSwindle('https://www.targullocal.ro/post/abc', 'www.targullocal.ro')).toBeUndefined();
});
