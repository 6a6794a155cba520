import { searchTexts } from './searchTexts';

const run = (text: string, x = 0, width = 0.5) => ({
  text,
  area: { x, y: 0.1, width, height: 0.02 },
});

test('words are found whatever their diacritics, and marked where they stand', () => {
  const [hit, ...more] = searchTexts([run('Contract cu Ștefan Țurcanu', 0.2, 0.26)], 'stefan turc');
  expect(more).toEqual([]);
  expect(hit).toMatchObject({ before: 'Contract cu ', found: 'Ștefan Țurc', after: 'anu ' });
  expect(hit!.areas).toEqual([
    { x: expect.closeTo(0.32), y: 0.1, width: expect.closeTo(0.11), height: 0.02 },
  ]);
});

test('words that stand in several runs are one hit with several marks', () => {
  const [hit] = searchTexts([run('taxa de'), run('mediu', 0.6)], 'DE  mediu');
  expect(hit!.areas).toHaveLength(2);
});

test('each place is a hit, and no words find nothing', () => {
  expect(searchTexts([run('lei, lei și lei')], 'lei')).toHaveLength(3);
  expect(searchTexts([run('lei')], '  ')).toEqual([]);
  expect(searchTexts([run('lei')], 'euro')).toEqual([]);
});

test('letters of two parts and signs without case do not move a mark', () => {
  const [hit] = searchTexts([run('İ 😀 preț', 0, 0.9)], 'pret');
  expect(hit!.found).toBe('preț');
});
