import fc from 'fast-check';
import { readPageRanges, writePageRanges } from './pageRanges';

test('page numbers are read as people write them for printing', () => {
  expect(readPageRanges('1-3, 5', 9)).toEqual([0, 1, 2, 4]);
  expect(readPageRanges('1 - 3, 5', 9)).toEqual([0, 1, 2, 4]);
  expect(readPageRanges('8-', 9)).toEqual([7, 8]);
  expect(readPageRanges('-2 ; 2–3', 9)).toEqual([0, 1, 2]);
  expect(readPageRanges('7-200', 9)).toEqual([6, 7, 8]);
  expect(readPageRanges('  ', 9)).toEqual([]);
});

test.each(['0', '10', '5-3', 'a', '1-2-3', '-', '1,x', '1.5'])(
  'what is no page of nine is refused: %s',
  (text) => {
    expect(readPageRanges(text, 9)).toBeNull();
  },
);

test('what is written reads back the same', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 299 })), (places) => {
      expect(readPageRanges(writePageRanges(places), 300)).toEqual(
        [...places].sort((a, b) => a - b),
      );
    }),
  );
  expect(writePageRanges([0, 1, 2, 4])).toBe('1-3, 5');
});
