import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { config, request, sound, testBundles } from '../testing/testBundles';

const { folder, open, release, remove } = testBundles();
let complaints: jest.SpyInstance;
beforeEach(() => (complaints = jest.spyOn(console, 'error').mockImplementation()));
afterEach(() => complaints.mockRestore());
afterAll(remove);

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

test('the shell renders its frame without the data, and what a remote says stands in it sign for sign', async () => {
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
  const untilMs = performance.now();
  expect(await bundles.render(config, request, { release: late, request }, { untilMs })).toBeNull();
  expect(complaints).not.toHaveBeenCalled();
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
