import zlib, { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { EdgeOptions } from '../EdgeContext';
import { sampleEdge } from '../testing/sampleEdge';
import { readFeedEntries } from './blogFeed';
import { readListed, readPostPages } from './siteMap';

jest.mock('./siteMap', () => ({
  ...jest.requireActual<object>('./siteMap'),
  readListed: jest.fn(),
  readPostPages: jest.fn(),
}));
jest.mock('./blogFeed', () => ({
  ...jest.requireActual<object>('./blogFeed'),
  readFeedEntries: jest.fn(),
}));

const MAP = '/sitemap.xml';
const PART = '/sitemap-posts-1.xml';
const FEED = '/blog/feed.xml';
const posts = Array.from({ length: 100 }, (_, at) => ({ path: `/blog/${at}` }));

let nowMs: number;
let noteChange = () => {};
beforeEach(() => {
  nowMs = 0;
  jest
    .mocked(readListed)
    .mockReset()
    .mockImplementation(async function* () {});
  jest.mocked(readPostPages).mockReset().mockResolvedValue(posts);
  jest.mocked(readFeedEntries).mockReset().mockResolvedValue([]);
});

function start(options: Partial<EdgeOptions> = {}) {
  const app = sampleEdge('nowhere', {
    elapsedMs: () => nowMs,
    onPublicChange: (listener) => (noteChange = listener),
    ...options,
  });
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
  return async (path: string, headers: Record<string, string> = {}, address = '1.1.1.1') =>
    app.request(path, { headers }, from(address));
}

test.each([
  [MAP, readListed],
  [MAP, readPostPages],
  [FEED, readFeedEntries],
])(
  'those who ask for %s at once wait for the same, and a failure is kept for a minute at most',
  async (path, read) => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.mocked<(...asked: never[]) => unknown>(read).mockImplementationOnce(() => {
      throw new Error('down');
    });
    const get = start();
    const askTwice = async () => {
      const answers = await Promise.all([get(path), get(path)]);
      return [...answers.map(({ status }) => status), jest.mocked(read).mock.calls.length];
    };
    expect(await askTwice()).toEqual([503, 503, 1]);
    nowMs = 60_001;
    expect(await askTwice()).toEqual([200, 200, 2]);
    expect(await askTwice()).toEqual([200, 200, 2]);
    silent.mockRestore();
  },
);

test('the posts of both feeds are read once in five minutes, whatever the address says, and after each change', async () => {
  const get = start();
  const timesRead = async () => {
    for (const path of [`${FEED}?n=1`, `${FEED}?n=2`, '/blog/rss.xml'])
      expect((await get(path)).status).toBe(200);
    return jest.mocked(readFeedEntries).mock.calls.length;
  };
  expect(await timesRead()).toBe(1);
  nowMs = 299_000;
  expect(await timesRead()).toBe(1);
  nowMs = 301_000;
  expect(await timesRead()).toBe(2);
  noteChange();
  expect(await timesRead()).toBe(3);
});

test('a part of the map is packed once, and comes as each asker takes it', async () => {
  const packs = jest.spyOn(zlib, 'brotliCompressSync');
  const get = start();
  const plain = await (await get(PART)).text();
  expect(plain).toContain('/blog/99');
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const answer = await get(PART, { 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(String(unpack(Buffer.from(await answer.arrayBuffer())))).toBe(plain);
  }
  expect(packs).toHaveBeenCalledTimes(1);
  packs.mockRestore();
});

test('feeds and the map count as pages of an address', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const get = start({ pageLimit: { perMinute: 4, proxies: 0 } });
  const statusOf = async (path: string, address?: string) => (await get(path, {}, address)).status;
  for (const path of [FEED, '/blog/rss.xml', MAP, PART]) expect(await statusOf(path)).toBe(200);
  for (const path of [FEED, '/blog/rss.xml', MAP, PART]) expect(await statusOf(path)).toBe(429);
  expect(await statusOf('/termeni')).toBe(429);
  expect(await statusOf(FEED, '2.2.2.2')).toBe(200);
  silent.mockRestore();
});
