import { createKept } from './createKept';

test('the value that nobody asked for longest goes when there are too many', () => {
  const kept = createKept<number>(2);
  kept.set('a', 1);
  kept.set('b', 2);
  expect(kept.get('a')).toBe(1);
  kept.set('c', 3);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3]);
  kept.set('c', 4);
  expect([kept.get('a'), kept.get('c')]).toEqual([1, 4]);
});
