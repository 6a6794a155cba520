import { plural } from './plural';

test.each([
  [0, '0 anunțuri'],
  [1, '1 anunț'],
  [2, '2 anunțuri'],
  [19, '19 anunțuri'],
  [20, '20 de anunțuri'],
  [100, '100 de anunțuri'],
  [101, '101 anunțuri'],
  [119, '119 anunțuri'],
  [120, '120 de anunțuri'],
  [1000, '1.000 de anunțuri'],
  [1001, '1.001 anunțuri'],
])('%d is written "%s"', (count, text) => {
  expect(plural(count, 'anunț', 'anunțuri')).toBe(text);
});
