import { acceptedEncoding } from './acceptedEncoding';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip; q=0.5', 'gzip'],
  ['gzip;q=0, br;q=0.1', 'br'],
  ['gzip, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['br;q=0, gzip;q=0', undefined],
  ['br;q=0', undefined],
  ['identity, deflate', undefined],
  ['*', undefined],
  ['', undefined],
])('to a client that accepts %j comes %j', (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding);
});
