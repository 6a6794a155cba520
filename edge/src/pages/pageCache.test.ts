import type { DrawnPage } from '../drawing/DrawnPage';
import { createPageCache } from './pageCache';
import { unpack } from './pageBytes';

let nowMs: number;
let drawn: number;
beforeEach(() => {
  nowMs = 0;
  drawn = 0;
});

const open = (maxBytes?: number) =>
  createPageCache({ now: () => nowMs, ...(maxBytes ? { maxBytes } : {}) });
const page = (html: string, more: Partial<DrawnPage> = {}): DrawnPage => ({
  status: 200,
  headers: {},
  parts: [html],
  render: () => html,
  isWhole: true,
  ...more,
});
const draw = async () => page(`drawing ${(drawn += 1)}`);
const textOf = async (kept: Awaited<ReturnType<ReturnType<typeof open>['draw']>> | undefined) =>
  kept && String(await unpack(kept.page.bytes));
/** The background has done what it was asked. */
const settled = async (pages: ReturnType<typeof open>, key = '/') =>
  textOf(await pages.draw(key, draw));

test('a page is drawn once however many ask for it at a time', async () => {
  const pages = open();
  const all = await Promise.all(Array.from({ length: 50 }, () => pages.draw('/', draw)));
  expect([drawn, new Set(all.map(({ page: { bytes } }) => bytes.etag)).size]).toEqual([1, 1]);
});

test('a fresh page is sent as it is, a stale one once more while a newer one is drawn, an old one not', async () => {
  const pages = open();
  expect(pages.find('/', draw)).toBeUndefined();
  await pages.draw('/', draw);
  nowMs = 29_000;
  expect(await textOf(pages.find('/', draw))).toBe('drawing 1');
  expect(drawn).toBe(1);
  nowMs = 31_000;
  const stale = pages.find('/', draw);
  const newer = settled(pages); // joined while it is being drawn
  expect([await textOf(stale), stale?.ageMs]).toEqual(['drawing 1', 31_000]);
  expect(await newer).toBe('drawing 2');
  nowMs += 601_000;
  expect(pages.find('/', draw)).toBeUndefined();
});

test('a page grows old though the clock is set back', async () => {
  const pages = createPageCache();
  await pages.draw('/', draw);
  const later = performance.now() + 601_000;
  jest.spyOn(Date, 'now').mockReturnValue(0);
  jest.spyOn(performance, 'now').mockReturnValue(later);
  expect(pages.find('/', draw)).toBeUndefined();
  jest.restoreAllMocks();
});

test.each([
  ['is missing', 5, { status: 404 } as const],
  ['is gone', 5, { status: 410 } as const],
  ['has moved', 5, { status: 301 } as const],
  ['is not whole', 1, { isWhole: false }],
])('what %s is kept for %i s', async (_what, seconds, more) => {
  const pages = open();
  await pages.draw('/', async () => page('', more));
  nowMs = seconds * 1000 - 1;
  expect(pages.find('/', draw)).toBeDefined();
  nowMs += 1;
  expect(pages.find('/', draw)).toBeUndefined();
});

test('while a page cannot be drawn whole the last good one is sent, with its age, and asked for anew every five seconds', async () => {
  const pages = open();
  await pages.draw('/', draw);
  nowMs = 700_000;
  let tries = 0;
  const fail = async () => {
    tries += 1;
    return page('', { isWhole: false });
  };
  expect(await pages.draw('/', fail)).toMatchObject({ ageMs: 700_000, isLastGood: true });
  nowMs += 4_000;
  expect(await textOf(pages.find('/', fail))).toBe('drawing 1');
  expect(tries).toBe(1);
  nowMs += 2_000;
  expect(pages.find('/', draw)).toMatchObject({ isLastGood: true });
  expect(await settled(pages)).toBe('drawing 2');
  expect(pages.find('/', draw)).toMatchObject({ isLastGood: false, ageMs: 0 });
});

test('what has changed is dropped at once, also what was being drawn from before', async () => {
  const pages = open();
  await pages.draw('/', draw);
  pages.drop();
  expect(pages.find('/', draw)).toBeUndefined();
  let finish = (_page: DrawnPage) => {};
  const before = pages.draw('/', () => new Promise((resolve) => (finish = resolve)));
  pages.drop();
  expect(await textOf(await pages.draw('/', draw))).toBe('drawing 2');
  finish(page('from before'));
  expect(await textOf(await before)).toBe('from before');
  expect(await textOf(pages.find('/', draw))).toBe('drawing 2');
});

test('no more bytes are kept than are allowed: what was asked for longest ago goes first', async () => {
  const pages = open(10_000);
  for (const key of ['/1', '/2', '/3', '/4', '/5', '/6']) await pages.draw(key, draw);
  expect(pages.sizeBytes()).toBeLessThanOrEqual(10_000);
  expect(pages.find('/1', draw)).toBeUndefined();
  expect(pages.find('/6', draw)).toBeDefined();
});
