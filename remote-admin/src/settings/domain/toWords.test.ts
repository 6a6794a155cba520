import { toWords } from './toWords';
import { wholeNumber } from './wholeNumber';

test('words come one a line or between commas, once each', () => {
  expect(toWords('Arme\n  permis   fals ,arme\n\n!!')).toEqual(['arme', 'permis fals']);
});

test('whole numbers are read as Romanians write them, within bounds', () => {
  expect(
    ['12', '1.000', ' 7 ', '1001', '-1', '2,5', ''].map((typed) => wholeNumber(typed, 0, 1000)),
  ).toEqual([12, 1000, 7, null, null, null, null]);
});
