// A person who can edit registry.json and has no key puts back what was live and signed earlier: the HTML server on the edited file.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configuredGrants } from '@anunturi/edge/registry/configuredGrants';
import { sampleEdge } from '@anunturi/edge/testing/sampleEdge';
import { type Context, promote, release, rollBack, setCanary } from './acts';
import type { DeployedRegistry } from './DeployedRegistry';
import { folderTarget } from './folderTarget';
import { releaseGrants } from './releaseGrants';
import { type Signer, readSigner, writeReleaseKey } from './releaseKeys';
import { releaseStatus } from './releaseStatus';
import type { ReleaseTarget } from './ReleaseTarget';
import { stepBack } from './stepBack';
import { route, writeBuild } from './testing/writeBuild';

type Key = { key: string; sign: Signer };
let folder: string;
let target: ReleaseTarget;
let team: Key;
let others: Key;
let watch: Key;
let platform: Key;
let platformKeys: string[];
let complaints: jest.SpyInstance;

const makeKey = (name: string): Key => {
  const file = join(folder, `${name}.pem`);
  return { key: writeReleaseKey(file), sign: readSigner(file) };
};

/** The blog is its team's, the documents another team's, and everything is signed; 1.0.0-a, then 1.0.0-b of the blog is live. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'statements-'));
  target = folderTarget(join(folder, 'target'));
  [team, others, watch, platform] = [
    makeKey('team'),
    makeKey('others'),
    makeKey('watch'),
    makeKey('platform'),
  ];
  platformKeys = [platform.key];
  complaints = jest.spyOn(console, 'error').mockImplementation();
  await releaseGrants(grants(), { ...context(platform) });
  await releaseBlog('1.0.0-a');
  await releaseBlog('1.0.0-b');
});
afterEach(() => {
  complaints.mockRestore();
  rmSync(folder, { recursive: true });
});

const grants = () => ({
  ...configuredGrants,
  blog: { ...configuredGrants.blog, keys: [team.key], watchKeys: [watch.key] },
  documents: { ...configuredGrants.documents, keys: [others.key] },
});
const context = ({ sign }: Key, change: Partial<Context> = {}): Context => ({
  target,
  platformKeys,
  by: 'ana',
  sign,
  ...change,
});
const blog = (version: string) => ({
  name: 'blog',
  version,
  folder: writeBuild(folder, 'blog', version, { routes: [{ ...route('/blog'), title: version }] }),
});
const releaseBlog = (version: string, change: Partial<Context> = {}) =>
  release(blog(version), context(team, change));
const documents = (version: string) => ({
  name: 'documents',
  version,
  folder: writeBuild(folder, 'documents', version, {
    routes: [{ ...route('/contracte'), title: version }],
  }),
});

/** An HTML server that starts now: the titles of its pages. */
function start() {
  const edge = sampleEdge(join(folder, 'target'), { platformKeys });
  return async (path = '/blog') =>
    /<title>(.*?) · /.exec(await (await edge.request(`https://targ.example${path}`)).text())?.[1];
}
const registryFile = () => join(folder, 'target/registry.json');
const readFile = () => JSON.parse(readFileSync(registryFile(), 'utf8')) as DeployedRegistry;
const edit = (change: (registry: DeployedRegistry) => object) =>
  writeFileSync(registryFile(), JSON.stringify(change(readFile())));
const status = () => releaseStatus(target, { platformKeys });

test('each change says who made what live when, by a number that grows', async () => {
  const { statements } = readFile();
  expect(statements?.blog).toMatchObject({ part: 'blog', act: 'release', by: 'ana' });
  await rollBack('blog', context(team));
  expect(readFile().statements?.blog).toMatchObject({ act: 'rollback', live: expect.any(String) });
  expect(readFile().statements!.blog!.number).toBeGreaterThan(statements!.blog!.number);
  expect(readFile().statements?.grants).toEqual(statements?.grants);
});

test('a whole registry of earlier that is put back is served by no server, running or started later', async () => {
  const earlier = readFile();
  await releaseBlog('1.0.0-c');
  const running = start();
  expect(await running()).toBe('1.0.0-c');
  edit(() => earlier);
  expect([await running(), await start()(), await start()()]).toEqual([
    '1.0.0-c',
    '1.0.0-c',
    '1.0.0-c',
  ]);
  expect(await status()).toMatch(
    /^What the registry says of blog has statement \d+ \(release at .+ by ana\), and statement \d+ \(release at .+ by ana\) was seen before\.$/m,
  );
});

test.each<[string, (now: DeployedRegistry, earlier: DeployedRegistry) => object, string]>([
  ['alone', (now, earlier) => ({ ...now, remotes: earlier.remotes }), 'is not what statement'],
  [
    'with the statement of then',
    (now, { remotes, statements }) => ({ ...now, remotes, statements }),
    'was seen before',
  ],
  [
    'without a statement',
    (now, { remotes }) => ({ ...now, remotes, statements: {} }),
    'has no statement that it is live',
  ],
  [
    'with a statement whose number was raised',
    (now, { remotes, statements }) => ({
      ...now,
      remotes,
      statements: { ...statements, blog: { ...statements?.blog, number: 9e12 } },
    }),
    'has a statement that is not what was signed',
  ],
  [
    'with the statement of another part',
    (now, { remotes, statements }) => ({
      ...now,
      remotes,
      statements: { ...statements, blog: statements?.grants },
    }),
    'has the statement of grants',
  ],
])('an earlier signed release that is put back %s is not served', async (_what, change, reason) => {
  const earlier = readFile();
  await releaseBlog('1.0.0-c');
  const running = start();
  expect(await running()).toBe('1.0.0-c');
  edit((now) => change(now, earlier));
  expect([await running(), await start()()]).toEqual(['1.0.0-c', '1.0.0-c']);
  expect(await status()).toContain(reason);
});

test('a server whose file is not new yet takes from another one what that has seen since', async () => {
  const late = readFile();
  const lagging = start();
  expect(await lagging()).toBe('1.0.0-b');
  await releaseBlog('1.0.0-c');
  expect(await start()()).toBe('1.0.0-c');
  edit(() => ({ ...late, history: [] }));
  expect(await lagging()).toBe('1.0.0-c');
});

test('a remote that somebody takes out of the file stays', async () => {
  const running = start();
  expect(await running()).toBe('1.0.0-b');
  edit(({ remotes: _remotes, ...registry }) => ({ ...registry, remotes: {} }));
  expect([await running(), await start()()]).toEqual(['1.0.0-b', '1.0.0-b']);
  edit((registry) => ({ ...registry, statements: {} }));
  expect([await running(), await start()()]).toEqual(['1.0.0-b', '1.0.0-b']);
  expect(await status()).toContain('What the registry says of blog has no statement');
});

test('the release program goes back all the same, and what it says is served', async () => {
  const running = start();
  await running();
  await rollBack('blog', context(team));
  expect([await running(), await start()()]).toEqual(['1.0.0-a', '1.0.0-a']);
  await rollBack('blog', context(platform), { version: '1.0.0-b' });
  expect([await running(), await start()()]).toEqual(['1.0.0-b', '1.0.0-b']);
});

test('nobody says what is live of another team: its keys are asked', async () => {
  await release(documents('1.0.0-a'), context(others));
  for (const act of [
    () => rollBack('blog', context(others), { version: '1.0.0-a' }),
    () => releaseBlog('1.0.0-a', { sign: others.sign }),
  ])
    await expect(act()).rejects.toThrow('is signed by a key that is not granted');
  await expect(rollBack('blog', context(team, { sign: undefined }))).rejects.toThrow(
    'nobody signs here',
  );
  expect([await start()(), await start()('/contracte')]).toEqual(['1.0.0-b', '1.0.0-a']);
});

test('acts that go on from a registry that was put back are refused; a release by its name is served', async () => {
  await setCanary(blog('1.0.0-c'), 50, context(team));
  const earlier = readFile();
  await setCanary({ name: 'blog' }, 0, context(team));
  const running = start();
  expect(await running()).toBe('1.0.0-b');
  edit(() => earlier);
  for (const act of [
    () => promote('blog', context(team)),
    () => setCanary({ name: 'blog' }, 100, context(team)),
    () => rollBack('blog', context(team)),
  ])
    await expect(act()).rejects.toThrow(
      /^What the registry says of blog is refused: .+ seen before/,
    );
  expect(await running()).toBe('1.0.0-b');
  await releaseBlog('1.0.0-d');
  expect([await running(), await start()()]).toEqual(['1.0.0-d', '1.0.0-d']);
});

test('the number grows where the statements were taken away, and by a clock that is behind', async () => {
  const running = start();
  await running();
  edit((registry) => ({ ...registry, statements: {} }));
  await releaseBlog('1.0.0-c', { now: () => new Date('2020-01-01') });
  expect([await running(), await start()()]).toEqual(['1.0.0-c', '1.0.0-c']);
});

test('a canary whose share somebody changed is shown to nobody', async () => {
  await setCanary(blog('1.0.0-c'), 1, context(team));
  edit((registry) => ({
    ...registry,
    canaries: { blog: { ...registry.canaries!.blog, percent: 100 } },
  }));
  expect(await start()()).toBe('1.0.0-b');
  await releaseBlog('1.0.0-b');
  await setCanary(blog('1.0.0-c'), 100, context(team));
  expect(await start()()).toBe('1.0.0-c');
});

test('grants that the platform has taken back are not put in force by an edit of the file', async () => {
  const earlier = readFile();
  const narrow = { ...grants(), listings: { public: ['/'] } };
  await releaseGrants(narrow, context(platform));
  const registryOf = async () => {
    const edge = sampleEdge(join(folder, 'target'), { platformKeys });
    return (await edge.request('https://targ.example/registry.json')).json() as Promise<object>;
  };
  expect(await registryOf()).toMatchObject({ grants: { listings: { public: ['/'] } } });
  edit((now) => ({
    ...now,
    grants: earlier.grants,
    statements: { ...now.statements, grants: earlier.statements?.grants },
  }));
  expect(await registryOf()).toMatchObject({ grants: { listings: { public: ['/'] } } });
  expect(await status()).toContain('What the grants say has statement');
});

test('the watch steps back by its own key, which makes no release live that the team has not signed', async () => {
  const failing = (version: string) => ({
    parts: [
      {
        part: 'blog',
        version,
        loads: 10,
        faults: {},
        visits: {
          since: readFile().history!.findLast(({ name }) => name === 'blog')!.at,
          shown: 10,
          failed: 10,
          addresses: { shown: 10, failed: 10 },
        },
      },
    ],
  });
  const complaint = { fromAddresses: 5, failedPercent: 20 };
  const settings = { withinMinutes: 30, seenBroken: complaint, onTheirWord: complaint };
  const look = (signing: object) =>
    stepBack(target, failing('1.0.0-b'), settings, new Date(), {
      platformKeys,
      ...signing,
    });
  expect((await look({})).refused).toEqual([
    'blog 1.0.0-b fails and stays: blog: what is live is signed where keys are granted, and nobody signs here.',
  ]);
  expect((await look({ sign: watch.sign })).taken).toMatchObject([{ to: '1.0.0-a' }]);
  expect(await start()()).toBe('1.0.0-a');
  expect(readFile().statements?.blog).toMatchObject({ act: 'step back', by: 'the site' });
  await expect(releaseBlog('1.0.0-c', { sign: watch.sign })).rejects.toThrow(
    'is signed by a key that is not granted',
  );
});

test('a remote that is live as a canary alone is looked at too', async () => {
  await release(documents('1.0.0-a'), context(others));
  await setCanary(documents('1.0.0-b'), 20, context(others));
  expect(await status()).not.toContain('What the registry says of documents');
  edit(({ remotes: { documents: _taken, ...remotes }, ...now }) => ({ ...now, remotes }));
  expect(await status()).toMatch(/^What the registry says of documents is not what statement .+/m);
});

test('a remote from elsewhere that is a canary alone has its row', async () => {
  await setCanary(blog('1.0.0-c'), 20, context(team));
  const canary = readFile().canaries!.blog!;
  const garage = { ...canary, release: { ...canary.release, name: 'garage' } };
  edit((now) => ({ ...now, canaries: { garage } }));
  expect(await status()).toMatch(/^garage +none\ngarage +1\.0\.0-c +20 % /m);
});
