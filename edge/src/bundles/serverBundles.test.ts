import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageConfig } from '@anunturi/shared-contract/page/pageConfigSchema';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import type { PageRequest } from '@anunturi/shared-contract/page/ServerBundle';
import { createServerBundles, fillFrame } from './serverBundles';

const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
const firebase = {
  projectId: 'demo',
  apiKey: 'demo',
  authDomain: 'localhost',
  storageBucket: 'demo',
};
const request = { screen: 'blog', params: {}, pathname: '/blog', search: '' };
const config = { data: { posts: [1] } } as never;
const sound = `exports.load = async () => ({ data: { posts: [1] } }); exports.render = async ({ screen }, { posts }) => screen + posts.length;`;

function open({
  shell = 'shell.cjs',
  ...limits
}: { limitMs?: number; memoryMb?: number; shell?: string } = {}) {
  const files = { entries: { main: [] }, chunks: {}, server: shell };
  const bundles = createServerBundles(
    { shellFolder: folder, releasesFolder: folder, firebase, limitMs: 400, ...limits },
    async () => files,
  );
  return {
    /** The page with what the remote has rendered of it, as `drawPage` puts them together. */
    async render(config: PageConfig, place: Place, remote?: Asked[0], asker?: Asked[1]) {
      const [frame, inner] = await Promise.all([
        bundles.renderFrame(config, { ...place, shell: files, stamp: '' }, remote, asker),
        remote ? bundles.draw(remote, asker).then((drawn) => drawn?.markup) : '',
      ]);
      return frame === null || inner === undefined ? null : fillFrame(frame, inner);
    },
    forget: bundles.forget,
    /** What `load` says, with its data. */
    async load(release: RemoteRelease, request: PageRequest, asker?: Asked[1]) {
      const drawn = await bundles.draw({ release, request }, asker);
      return drawn && { ...drawn.page, data: JSON.parse(drawn.dataJson) };
    },
  };
}
type Place = Pick<PageRequest, 'pathname' | 'search'>;
type Asked = Parameters<ReturnType<typeof createServerBundles>['draw']>;

function release(version: string, source?: string): RemoteRelease {
  mkdirSync(join(folder, 'blog', version), { recursive: true });
  if (source !== undefined)
    writeFileSync(
      join(folder, 'blog', version, 'server.cjs'),
      `exports.configure = () => {}; ${source}`,
    );
  return {
    name: 'blog',
    version,
    url: `/remotes/blog/${version}/`,
    entry: 'remoteEntry.js',
    routes: [],
    files: { lifecycles: [], screens: {} },
    server: 'server.cjs',
  };
}

let complaints: jest.SpyInstance;
beforeAll(() =>
  writeFileSync(
    join(folder, 'shell.cjs'),
    `exports.render = async ({ pathname, remoteMarkup }) => '<main>' + (remoteMarkup ?? pathname) + '</main>';`,
  ),
);
beforeEach(() => (complaints = jest.spyOn(console, 'error').mockImplementation()));
afterEach(() => complaints.mockRestore());
afterAll(() => rmSync(folder, { recursive: true }));

test('one edit of the registry renders with another version, and back again, while the server runs', async () => {
  const bundles = open();
  const render = (version: string) =>
    bundles.render(config, request, {
      release: release(version, sound.replace('screen +', `'${version} ' +`)),
      request,
    });
  expect([await render('1'), await render('2'), await render('1')]).toEqual([
    '<main>1 1</main>',
    '<main>2 1</main>',
    '<main>1 1</main>',
  ]);
});

test('the shell draws its frame without the data, and what a remote says stands in it sign for sign', async () => {
  writeFileSync(
    join(folder, 'framing.cjs'),
    `exports.render = async ({ config, remoteMarkup }) =>
      Object.keys(config.data).join() + '<main>' + remoteMarkup.length + remoteMarkup + '</main>';`,
  );
  const bundles = open({ shell: 'framing.cjs' });
  const signs = `<p>$& $1 $\` "ș" \\u003c</p>`;
  const said = release(
    'said',
    `exports.load = () => ({}); exports.render = () => ${JSON.stringify(signs)};`,
  );
  const frame = await bundles.render(config, request, { release: said, request });
  expect(frame).toBe(`<main>36${signs}</main>`); // 36 signs: a place, whatever the remote says
});

test('what was rendered is not rendered again while its data are the same, whatever has changed elsewhere', async () => {
  const bundles = open();
  let times = 0;
  const counting = (posts: number) =>
    release(
      `counting-${(times += 1)}`,
      `let said = ${posts}, rendered = 0;
      exports.forget = () => { said += 1; };
      exports.load = async ({ search }) => ({ head: { title: String(rendered) }, data: { said, search } });
      exports.render = async (_request, { said }) => said + ' rendered ' + (rendered += 1);`,
    );
  const first = { release: counting(1), request };
  const asked = async (remote: typeof first) => (await bundles.render(config, request, remote))!;
  expect([await asked(first), await asked(first)]).toEqual(
    Array(2).fill('<main>1 rendered 1</main>'),
  );
  const another = { ...first, request: { ...request, search: '?pagina=2' } };
  expect(await asked(another)).toBe('<main>1 rendered 2</main>');
  bundles.forget();
  expect(await asked(first)).toBe('<main>2 rendered 3</main>');
  expect(await asked({ release: counting(1), request })).toBe('<main>1 rendered 1</main>');
});

test('a release from before pages were rendered still gives its first data', async () => {
  const bundles = open();
  const older = release('older', 'exports.load = async () => ({ data: { posts: [1] } });');
  expect(await bundles.load(older, request)).toEqual({ data: { posts: [1] } });
  expect(await bundles.render(config, request, { release: older, request })).toBeNull();
  expect(complaints).not.toHaveBeenCalled();
});

test.each([
  ['throws', 'throw new Error("no")'],
  ['never ends', 'await new Promise(() => {})'],
  ['computes for ever', 'for (;;);'],
  ['ends the process', 'process.exit(1)'],
  [
    'throws later, in a timer',
    'setTimeout(() => { throw new Error("later"); }); await new Promise(() => {})',
  ],
  ['renders no text', 'return { markup: 1 }'],
  ['answers what is no JSON', 'const ring = {}; ring.self = ring; return ring'],
])(
  'a release whose rendering %s costs its own page its markup; other pages go on',
  async (_how, body) => {
    const bundles = open();
    const bad = release(
      `bad-${_how.replace(/\W/g, '-')}`,
      `${sound} exports.render = async () => { ${body} };`,
    );
    const [broken, terms] = await Promise.all([
      bundles.render(config, request, { release: bad, request }),
      bundles.render(config, { pathname: '/termeni', search: '' }),
    ]);
    expect(broken).toBeNull();
    expect(terms).toBe('<main>/termeni</main>');
    expect(complaints).toHaveBeenCalledTimes(1);
    expect(
      await bundles.render(config, request, { release: release('good', sound), request }),
    ).toBe('<main>blog1</main>');
  },
);

test.each([
  [
    'leaks buffers between its answers',
    'for (let at = 0; at < 5; at += 1) kept.push(Buffer.alloc(16e6, 1)); await new Promise(() => {})',
    /its buffers hold \d+ MB|did not answer any more/,
  ],
  [
    'leaks buffers without a pause',
    'for (;;) { kept.push(Buffer.alloc(1e6, 1)); for (const end = Date.now() + 2; Date.now() < end; ); }',
    /did not answer any more/,
  ],
  ['leaks objects', 'for (;;) kept.push({ kept: [] })', /memory/],
])('a bundle that %s is ended, and others go on', async (how, body, why) => {
  const bundles = open({ limitMs: 60_000, memoryMb: 64 });
  const leaking = release(
    how.replace(/\W/g, '-'),
    `${sound} const kept = []; exports.render = async () => { ${body} };`,
  );
  expect(await bundles.render(config, request, { release: leaking, request })).toBeNull();
  expect(complaints.mock.calls.map(([, error]) => String(error))).toEqual([
    expect.stringMatching(why),
  ]);
  expect(await bundles.render(config, { pathname: '/termeni', search: '' })).toBe(
    '<main>/termeni</main>',
  );
});

test('after three that waited in vain nobody waits for a bundle that hangs; another release goes on', async () => {
  const bundles = open();
  const hanging = release('hanging', `${sound} exports.load = () => new Promise(() => {});`);
  const onFailure = jest.fn();
  for (let visitor = 0; visitor < 3; visitor += 1)
    await bundles.load(hanging, request, { untilMs: Date.now() + 200, onFailure });
  expect(complaints).toHaveBeenCalledTimes(3);
  expect(await bundles.load(hanging, request, { onFailure })).toBeNull();
  expect([onFailure.mock.calls.length, complaints.mock.calls.length]).toEqual([4, 3]);
  expect(await bundles.render(config, request, { release: release('awake', sound), request })).toBe(
    '<main>blog1</main>',
  );
});

test('a page is rendered from its first data as the browser will read them', async () => {
  const timed = release(
    'timed',
    `exports.load = async () => ({ data: { at: new Date(0), none: undefined } });
    exports.render = async (_request, data) => JSON.stringify(Object.entries(data));`,
  );
  expect(await open().render(config, request, { release: timed, request })).toBe(
    '<main>[["at","1970-01-01T00:00:00.000Z"]]</main>',
  );
});

test('a bundle for which no time is left is not asked, and not blamed', async () => {
  const bundles = open();
  const late = release('late', sound);
  const untilMs = Date.now();
  expect(await bundles.render(config, request, { release: late, request }, { untilMs })).toBeNull();
  expect(complaints).not.toHaveBeenCalled();
});

test('a bundle that had to be ended rests, then is tried again', async () => {
  const bundles = open();
  const once = release(
    'once',
    `${sound} exports.render = async () => { if (!require('node:fs').existsSync(__dirname + '/again')) for (;;); return 'rendered'; };`,
  );
  const render = () => bundles.render(config, request, { release: once, request });
  expect(await render()).toBeNull();
  writeFileSync(join(folder, 'blog/once/again'), '');
  // Its thread may take a moment to end; once it has, the bundle is left alone and complains no more.
  while ((await render()) === null && complaints.mock.calls.length > 0) complaints.mockClear();
  const later = Date.now() + 6000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(await render()).toBe('<main>rendered</main>');
  jest.mocked(Date.now).mockRestore();
});

test('a release that is not on this server is left to the browser', async () => {
  const bundles = open();
  expect(await bundles.load(release('elsewhere'), request)).toBeNull();
  expect(complaints).toHaveBeenCalledTimes(1);
  expect(await bundles.load(release('elsewhere'), request)).toBeNull();
  expect(complaints).toHaveBeenCalledTimes(1);
});

test.each([
  '"text"',
  '[]',
  '{ status: 500 }',
  '{ redirect: "//elsewhere.example" }',
  '{ redirect: "https://elsewhere.example" }',
  '{ redirect: "/a\\r\\nset-cookie: b" }',
  '{ data: [] }',
  '{ head: {} }',
])('the first data %s is not used', async (answer) => {
  expect(
    await open().load(
      release(`said-${answer.replace(/\W/g, '')}`, `exports.load = async () => (${answer});`),
      request,
    ),
  ).toBeNull();
  expect(complaints).toHaveBeenCalledTimes(1);
});
