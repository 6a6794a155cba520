import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { config, request, sound, testBundles } from '../testing/testBundles';

const { folder, open, release, remove } = testBundles();
let complaints: jest.SpyInstance;
beforeEach(() => (complaints = jest.spyOn(console, 'error').mockImplementation()));
afterEach(() => complaints.mockRestore());
afterAll(remove);

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
    /its buffers hold \d+ MB/,
  ],
  [
    'leaks buffers without a pause',
    'for (;;) { kept.push(Buffer.alloc(1e6, 1)); for (const end = Date.now() + 2; Date.now() < end; ); }',
    /memory/,
  ],
  ['leaks objects', 'for (;;) kept.push({ kept: [] })', /memory/],
  // Its table grows by more at once than Node leaves a thread to end in: in one, the whole server would end with it.
  ['leaks into a set', 'const kept = new Set(); for (;;) kept.add({ kept })', /memory/],
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
  const hanging = release(
    'hanging',
    `exports.load = async ({ pathname }) => pathname === '/awake' ? { data: {} } : new Promise(() => {});`,
  );
  // Starting its process takes as long as the machine likes, which is no fault of the bundle.
  while ((await bundles.load(hanging, { ...request, pathname: '/awake' })) === null);
  complaints.mockClear();
  const onFailure = jest.fn();
  for (let visitor = 0; visitor < 3; visitor += 1)
    await bundles.load(hanging, request, { untilMs: performance.now() + 300, onFailure });
  expect(complaints).toHaveBeenCalledTimes(3);
  expect(await bundles.load(hanging, request, { onFailure })).toBeNull();
  expect([onFailure.mock.calls.length, complaints.mock.calls.length]).toEqual([4, 3]);
  expect(await bundles.render(config, request, { release: release('awake', sound), request })).toBe(
    '<main>blog1</main>',
  );
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
  // Its process may take a moment to end; once it has, the bundle is left alone and complains no more.
  while ((await render()) === null && complaints.mock.calls.length > 0) complaints.mockClear();
  const later = performance.now() + 6000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  expect(await render()).toBe('<main>rendered</main>');
  jest.mocked(performance.now).mockRestore();
});
