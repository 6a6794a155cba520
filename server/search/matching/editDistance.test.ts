import { editDistance } from './editDistance';

test.each([
  ['volkswagen', 'wolksvagen', 2],
  ['golf', 'gofl', 1],
  ['logan', 'logan', 0],
  ['octavia', 'octavja', 1],
  ['octavia', 'octvia', 1],
  ['dacia', 'daciaa', 1],
  ['passat', 'polo', 3],
])('%s and %s are %i apart', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
  expect(editDistance(b, a, 2)).toBe(distance);
});
