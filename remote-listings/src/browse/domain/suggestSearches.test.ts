import { suggestSearches } from './suggestSearches';

const sources = {
  last: ['golf diesel', 'instalator'],
  categories: [
    { kind: 'vehicle' as const, label: 'Autoturisme' },
    { kind: 'service' as const, label: 'Electricieni' },
  ],
  places: [{ name: 'Mârșa' }, { name: 'Ocna de Jos' }],
};
const texts = (typed: string, kind?: 'vehicle' | 'service') =>
  suggestSearches(typed, { ...sources, kind }).map(({ text }) => text);

test.each([
  ['', ['golf diesel', 'instalator']],
  ['go', ['golf diesel', 'Volkswagen Golf', 'Volkswagen Golf Plus', 'Volkswagen Golf Sportsvan']],
  ['da', ['Dacia', 'Dacia Logan', 'Dacia Duster', 'Dacia Sandero']],
  ['dacia log', ['Dacia Logan', 'Dacia Logan MCV', 'Dacia Logan Pick-up', 'Dacia Logan Van']],
  ['ELEC', ['Electricieni']],
  ['mars', ['Mârșa']],
  ['de jos', ['Ocna de Jos']],
  ['logan diesel marș', ['logan diesel Mârșa']],
  ['instalator', []],
  ['xyzxyz', []],
])('"%s" goes on with %j', (typed, wanted) => expect(texts(typed)).toEqual(wanted));

test('makes are left out among services, and services among cars', () => {
  expect(texts('au', 'service')).toEqual([]);
  expect(texts('elec', 'vehicle')).toEqual([]);
});

test.each([
  ['', ['golf diesel', 'instalator', 'Mârșa']],
  ['instalator', ['instalator Mârșa']],
  ['da', ['Dacia', 'Dacia Logan', 'Dacia Duster', 'Dacia Sandero']],
  ['instalator marsa', []],
])('after Mârșa was chosen, "%s" goes on with %j', (typed, wanted) =>
  expect(
    suggestSearches(typed, { ...sources, lastPlace: 'Mârșa' }).map(({ text }) => text),
  ).toEqual(wanted),
);
