import { isSameData } from './isSameData';

test('the order of fields says nothing, at any depth', () => {
  expect(isSameData({ a: 1, b: { c: [1], d: 2 } }, { b: { d: 2, c: [1] }, a: 1 })).toBe(true);
  expect(isSameData({ a: 1 }, { a: 2 })).toBe(false);
});

test('the order of a list does', () => {
  expect(isSameData([1, 2], [2, 1])).toBe(false);
});

test('an absent field is as good as none, a moment is not', () => {
  expect(isSameData({ a: undefined }, {})).toBe(true);
  expect(isSameData({ at: new Date(1) }, { at: new Date(2) })).toBe(false);
  expect(isSameData({ at: new Date(1) }, { at: new Date(1) })).toBe(true);
});
