import { toReadingMinutes } from './blogPost';

test('reading time counts words, not markup, at two hundred a minute', () => {
  expect(toReadingMinutes('')).toBe(1);
  expect(toReadingMinutes(`<p class="x y z">${'cuvânt '.repeat(200)}</p>`)).toBe(1);
  expect(toReadingMinutes('cuvânt '.repeat(201))).toBe(2);
});
