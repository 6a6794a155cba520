import type { RenderedPage } from '../rendering/RenderedPage';
import { createPageCache } from './pageCache';
import { unpack } from './pageBytes';

let nowMs: number;
let rendered: number;
beforeEach(() => {
  nowMs = 0;
  rendered = 0;
});

const open = (maxBytes?: number) =>
  createPageCache({ now: () => nowMs, ...(maxBytes ? { maxBytes } : {}) });
const page = (html: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: {},
  parts: [html],
  toHtml: () => html,
  isWhole: true,
  ...more,
});
const render = async () => page(`rendering ${(rendered += 1)}`);
const textOf = async (kept: Awaited<ReturnType<ReturnType<typeof open>['render']>> | undefined) =>
  kept && String(await unpack(kept.page.bytes));
/** The background has done what it was asked. */
const settled = async (pages: ReturnType<typeof open>, key = '/') =>
  textOf(await pages.render(key, render));

test('a page is rendered once however many ask for it at a time', async () => {
  const pages = open();
  const all = await Promise.all(Array.from({ length: 50 }, () => pages.render('/', render)));
  expect([rendered, new Set(all.map(({ page: { bytes } }) => bytes.etag)).size]).toEqual([1, 1]);
});

test('a fresh page is sent as it is, a stale one once more while a newer one is rendered, an old one not', async () => {
  const pages = open();
  expect(pages.find('/', render)).toBeUndefined();
  await pages.render('/', render);
  nowMs = 29_000;
  expect(await textOf(pages.find('/', render))).toBe('rendering 1');
  expect(rendered).toBe(1);
  nowMs = 31_000;
  const stale = pages.find('/', render);
  const newer = settled(pages); // joined while it is being rendered
  expect([await textOf(stale), stale?.ageMs]).toEqual(['rendering 1', 31_000]);
  expect(await newer).toBe('rendering 2');
  nowMs += 601_000;
  expect(pages.find('/', render)).toBeUndefined();
});

test('a page grows old though the clock is set back', async () => {
  const pages = createPageCache();
  await pages.render('/', render);
  const later = performance.now() + 601_000;
  jest.spyOn(Date, 'now').mockReturnValue(0);
  jest.spyOn(performance, 'now').mockReturnValue(later);
  expect(pages.find('/', render)).toBeUndefined();
  jest.restoreAllMocks();
});

test.each([
  ['is missing', 5, { status: 404 } as const],
  ['is gone', 5, { status: 410 } as const],
  ['has moved', 5, { status: 301 } as const],
  ['is not whole', 1, { isWhole: false }],
])('what %s is kept for %i s', async (_what, seconds, more) => {
  const pages = open();
  await pages.render('/', async () => page('', more));
  nowMs = seconds * 1000 - 1;
  expect(pages.find('/', render)).toBeDefined();
  nowMs += 1;
  expect(pages.find('/', render)).toBeUndefined();
});

test('while a page cannot be rendered whole the last good one is sent, with its age, and asked for anew every five seconds', async () => {
  const pages = open();
  await pages.render('/', render);
  nowMs = 700_000;
  let tries = 0;
  const fail = async () => {
    tries += 1;
    return page('', { isWhole: false });
  };
  expect(await pages.render('/', fail)).toMatchObject({ ageMs: 700_000, isLastGood: true });
  nowMs += 4_000;
  expect(await textOf(pages.find('/', fail))).toBe('rendering 1');
  expect(tries).toBe(1);
  nowMs += 2_000;
  expect(pages.find('/', render)).toMatchObject({ isLastGood: true });
  expect(await settled(pages)).toBe('rendering 2');
  expect(pages.find('/', render)).toMatchObject({ isLastGood: false, ageMs: 0 });
});

test('what has changed is dropped at once, also what was being rendered from before', async () => {
  const pages = open();
  await pages.render('/', render);
  pages.drop();
  expect(pages.find('/', render)).toBeUndefined();
  let finish = (_page: RenderedPage) => {};
  const before = pages.render('/', () => new Promise((resolve) => (finish = resolve)));
  pages.drop();
  expect(await textOf(await pages.render('/', render))).toBe('rendering 2');
  finish(page('from before'));
  expect(await textOf(await before)).toBe('from before');
  expect(await textOf(pages.find('/', render))).toBe('rendering 2');
});

test('no more bytes are kept than are allowed: what was asked for longest ago goes first', async () => {
  const pages = open(10_000);
  for (const key of ['/1', '/2', '/3', '/4', '/5', '/6']) await pages.render(key, render);
  expect(pages.sizeBytes()).toBeLessThanOrEqual(10_000);
  expect(pages.find('/1', render)).toBeUndefined();
  expect(pages.find('/6', render)).toBeDefined();
});
