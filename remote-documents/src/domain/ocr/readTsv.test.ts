import { readTsv, textOf } from './readTsv';

const row = (...cells: (string | number)[]) => cells.join('\t');

test('words of one line stay together, with the letters of today and without stains', () => {
  const tsv = [
    row(1, 1, 0, 0, 0, 0, 0, 0, 900, 160, -1, ''),
    row(4, 1, 1, 1, 1, 0, 10, 10, 300, 30, -1, ''),
    row(5, 1, 1, 1, 1, 1, 10, 12, 80, 20, 91.5, 'judeţul'),
    row(5, 1, 1, 1, 1, 2, 100, 12, 60, 20, 88, 'Maramureş'),
    row(5, 1, 1, 1, 2, 1, 10, 50, 60, 20, 9, '~|'),
    row(5, 1, 1, 2, 1, 1, 10, 90, 60, 20, 96, 'ŞTEFAN'),
    '',
  ].join('\n');
  const lines = readTsv(tsv, 25);
  expect(textOf(lines)).toBe('județul Maramureș\nȘTEFAN');
  expect(lines[0]![0]).toEqual({
    text: 'județul',
    sure: 91.5,
    left: 10,
    top: 12,
    width: 80,
    height: 20,
  });
});
