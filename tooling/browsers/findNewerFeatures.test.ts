import compatData from '@mdn/browser-compat-data' with { type: 'json' };
import { browserFloor } from './browserFloor';
import { findNewerFeatures } from './findNewerFeatures';
import { findNewerStyles } from './findNewerStyles';
import { newerFeatures } from './newerFeatures';

const floor = { chrome: 111, firefox: 121, safari: 16.4, safari_ios: 16.4 };
const newer = newerFeatures(compatData, floor);
const find = (script: string) => findNewerFeatures(script, newer);

test('the floor is read from .browserslistrc, for every engine', () => {
  const { edge, ...engines } = browserFloor();
  expect(engines).toEqual(floor);
  expect(edge).toBeGreaterThan(100);
});

test('what the language got after the floor is found, what it had by then is not', () => {
  expect(find('Object.groupBy(a, f)')).toEqual(['Object.groupBy']);
  expect(find('Promise.withResolvers(); new Set().union(b)')).toEqual([
    '.union',
    'Promise.withResolvers',
  ]);
  expect(find('a.toSorted(); a.at(-1); structuredClone(a); AbortSignal.timeout(1)')).toEqual([]);
});

test('what browsers got after the floor is found too, by its owner', () => {
  expect(find('URL.canParse(a)')).toEqual(['URL.canParse']);
  expect(find('document.startViewTransition(f)')).toEqual(['document.startViewTransition']);
  expect(find('scheduler.yield()')).toEqual(['scheduler']);
  expect(find('window.trustedTypes.createPolicy("a", b)')).toEqual(['trustedTypes']);
});

test('what a script asks for before it uses it is no fault', () => {
  expect(find('document.startViewTransition?.(f)')).toEqual([]);
  expect(find('if ("canParse" in URL) URL.canParse(a)')).toEqual([]);
  expect(find('typeof scheduler === "object" && scheduler.yield()')).toEqual([]);
  expect(find('const types = window.trustedTypes; types && types.createPolicy("a", b)')).toEqual(
    [],
  );
});

test('a name of the script itself is no feature', () => {
  expect(find('class Bytes { toBase64() {} } new Bytes().toBase64()')).toEqual([]);
  expect(find('const scheduler = { run() {} }; scheduler.run()')).toEqual([]);
});

test('syntax newer than the floor is refused', () => {
  expect(() => find('using a = open()')).toThrow(SyntaxError);
  expect(() => find('a = /[\\p{L}--[a-z]]/v')).toThrow(SyntaxError);
});

test('a selector that older browsers do not know takes its neighbours along', () => {
  const look = (sheet: string) => findNewerStyles(sheet, newer);
  expect(look('a,details:open{color:red}')).toEqual([':open']);
  expect(look('details:open{color:red}a:hover,a:focus-visible{top:0}')).toEqual([]);
  expect(look('@scope (a){b{top:0}}')).toEqual(['@scope']);
  expect(look('@layer base{a{top:0}}@page{margin:0}')).toEqual([]);
});
