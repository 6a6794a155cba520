import { understand } from './understand';

const context = { places: [], county: { name: 'Sibiu', code: 'SB' }, chosen: {}, year: 2026 };

test('a word that no filter holds is looked for as text', () => {
  expect(understand('macrameu', context)).toEqual({
    narrowings: [],
    overruled: [],
    text: [{ said: 'macrameu', ways: [['macrameu']] }],
    filler: [],
  });
});
