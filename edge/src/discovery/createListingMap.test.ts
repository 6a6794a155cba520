import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import type { ListedAnswer } from '@anunturi/shared-domain/search/ListedAnswer';
import { unpack } from '../pages/pageBytes';
import { createListingMap } from './createListingMap';

/** Pages of an index that nobody holds: made when they are asked for. */
let pages = 0;
let changed = 0;
let fails = false;
let asked = 0;
const ofPage = (page: number): ListedAnswer => ({
  listings: [1, 2].map((at) => ({
    id: `L${page}x${at}`,
    slug: 'dacia',
    kind: 'vehicle',
    categoryId: 'autoturisme',
    localityId: 'sibiu',
    make: 'dacia',
    model: 'logan',
    changedAtMs: Date.UTC(2026, 4, 1 + at, 0, page + changed),
  })),
  ...(page + 1 < pages && { next: String(page + 1) }),
});
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    const page = Number(new URL(request.url!, 'http://x').searchParams.get('after') ?? 0);
    asked += 1;
    response.statusCode = fails && page > 3 ? 503 : 200;
    response.end(JSON.stringify(ofPage(page)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

let elapsed = 0;
function open() {
  const { port } = server.address() as AddressInfo;
  const firebase = { emulatorOrigin: `http://127.0.0.1:${port}` } as FirebaseConfig;
  const siteOrigin = 'https://targ.example';
  return createListingMap({ firebase, siteOrigin, elapsedMs: () => elapsed });
}
/** The first map, however long a busy machine takes to write it. */
async function firstOf(map: ReturnType<typeof open>) {
  await map.latest().catch(() => map.settled());
  return map.latest();
}
const textOf = async (map: ReturnType<typeof open>, path: string) =>
  (await unpack((await map.part(path))!)).toString();

test('as many parts as the search names are written, each in a file, with the moment of its newest change', async () => {
  pages = 80;
  const map = open();
  const { index } = await firstOf(map);
  expect(index).toHaveLength(81);
  expect(index[79]).toEqual({
    url: 'https://targ.example/sitemap-listings-80.xml',
    lastmod: '2026-05-03T01:19:00.000Z',
  });
  const last = await textOf(map, '/sitemap-listings-80.xml');
  expect(last.match(/<loc>[^<]*/g)).toEqual(
    ['L79x1', 'L79x2'].map((id) => `<loc>https://targ.example/anunt/dacia-${id}`),
  );
  expect(await textOf(map, '/sitemap-pages-1.xml')).toContain('?marca=dacia&amp;model=logan');
  expect(await map.part('/sitemap-listings-81.xml')).toBeUndefined();
});

test('what is served stays until the next map is whole, and when the search fails in the middle of it', async () => {
  pages = 6;
  const map = open();
  await firstOf(map);
  const first = await textOf(map, '/sitemap-listings-6.xml');
  [elapsed, changed, fails] = [elapsed + 3_600_001, 7, true];
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await textOf(map, '/sitemap-listings-6.xml')).toBe(first);
  await map.settled();
  [elapsed, fails] = [elapsed + 60_001, false];
  expect(await textOf(map, '/sitemap-listings-6.xml')).toBe(first);
  await map.settled();
  silent.mockRestore();
  expect(await textOf(map, '/sitemap-listings-6.xml')).toContain('2026-05-02T00:12:00.000Z');
});

test('after a failure the search is left alone for a minute, however many ask; there is no map until then', async () => {
  [pages, fails] = [6, true];
  const map = open();
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  await expect(firstOf(map)).rejects.toThrow('answered 503');
  asked = 0;
  for (let each = 0; each < 5; each += 1)
    await expect(map.latest()).rejects.toThrow('answered 503');
  expect(asked).toBe(0);
  [elapsed, fails] = [elapsed + 60_001, false];
  expect((await firstOf(map)).index).toHaveLength(7);
  [elapsed, fails] = [elapsed + 3_600_001, true];
  await map.latest();
  await map.settled();
  asked = 0;
  await map.latest();
  await map.settled();
  expect(asked).toBe(0);
  fails = false;
  silent.mockRestore();
});
