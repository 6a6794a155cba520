import { suggestSearches } from './suggestSearches';

const sources = {
  last: ['golf diesel', 'instalator'],
  suggested: [
    { words: 'Volkswagen Golf', total: 21 },
    { words: 'golf diesel', total: 7 },
  ],
};
const texts = (typed: string, of = {}) =>
  suggestSearches(typed, { ...sources, ...of }).map(({ text }) => text);

test('an empty field offers own searches and the place that was chosen before', () => {
  expect(texts('', { suggested: [], lastPlace: 'Mârșa' })).toEqual([
    'golf diesel',
    'instalator',
    'Mârșa',
  ]);
});

test('own searches come before those of the engine, each text once and with what it is', () => {
  expect(suggestSearches('GO', sources)).toEqual([
    { text: 'golf diesel', hint: 'căutare recentă', key: 'golf diesel' },
    { text: 'Volkswagen Golf', hint: '21 de anunțuri', key: 'volkswagen golf' },
  ]);
  expect(texts('diesel')).toEqual(['golf diesel', 'Volkswagen Golf']);
});

test('what stands in the field already is not offered', () =>
  expect(texts('Golf  diesel')).toEqual(['Volkswagen Golf']));

test('words that nothing completes go on with the place that was chosen before', () => {
  expect(texts('zugrav', { suggested: [], lastPlace: 'Mârșa' })).toEqual(['zugrav Mârșa']);
  expect(texts('zugrav marsa', { suggested: [], lastPlace: 'Mârșa' })).toEqual([]);
  expect(texts('golf', { lastPlace: 'Mârșa' })).not.toContain('golf Mârșa');
});
