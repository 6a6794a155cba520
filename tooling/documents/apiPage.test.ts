import { readFileSync } from 'node:fs';
import { API_PAGE, apiPage } from './apiPage';
import { readExports } from './readExports';

test('docs/api.md is what the shared packages export now (npm run docs:api writes it)', async () => {
  expect(readFileSync(API_PAGE, 'utf8')).toBe(await apiPage());
});

test('an export is listed with the first sentence of the comment right above it', () => {
  const text = `/** One thing. */
const own = 1;

/**
 * Yearly tax in bani, e.g. of a car, at 1.5
 * a point. The rest is not read.
 * @throws RangeError
 */
export async function tax(): Promise<void> {}
export type Plain = string;
/** Both, by one comment */
export { a, type B, c as d } from './more';
export * as links from './addresses';
export const made = 1;
`;
  expect(readExports('x.ts', text)).toEqual([
    { name: 'tax', line: 'Yearly tax in bani, e.g. of a car, at 1.5 a point.' },
    { name: 'Plain', line: '' },
    { name: 'a', line: 'Both, by one comment' },
    { name: 'B', line: 'Both, by one comment' },
    { name: 'd', line: 'Both, by one comment' },
    { name: 'links', line: '' },
    { name: 'made', line: '' },
  ]);
});

test('a form of export that is not known is refused by the name of its file', () => {
  expect(() => readExports('x.ts', 'export default 1;\n')).toThrow('x.ts: what does this export?');
});
