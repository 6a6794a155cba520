import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf } from '@anunturi/edge/files/findDamage';
import { sampleEdge } from '@anunturi/edge/testing/sampleEdge';
import { sampleGrants } from '@anunturi/shared-contract/registry/sampleGrants';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import type { TelemetryReport } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import config from '../../remotes.config.json' with { type: 'json' };
import { promote, setCanary } from './acts';
import { readCohort } from './describeChange';
import { readRegistry } from './readRegistry';
import { folderTarget } from './folderTarget';
import { releaseStatus } from './releaseStatus';
import type { ReleaseTarget } from './ReleaseTarget';
import { stepBackEmail } from './stepBackEmail';
import { createLook } from './watchReleases';
import type { Failing } from './Failing';

const LIVE = '1.0.0-a';
const CANARY = '1.0.0-b';
const route = { path: '/blog', screen: 'blog', access: 'public', title: 'Blog' } as const;
const startMs = Date.parse('2026-05-01T10:00:00Z');
const sound = `exports.load = async () => ({ data: {} }); exports.render = async () => 'Articole';`;
const broken = `exports.load = async () => ({ data: {} }); exports.render = async () => undefined.title;`;

let folder: string;
let target: ReleaseTarget;
let minute: number;
let quiet: jest.SpyInstance;
const now = () => new Date(startMs + minute * 60_000);
beforeEach(() => {
  minute = 0;
  folder = mkdtempSync(join(tmpdir(), 'canaries-'));
  target = folderTarget(folder);
  quiet = jest.spyOn(console, 'error').mockImplementation(); // a broken bundle is complained of
});
afterEach(() => {
  quiet.mockRestore();
  rmSync(folder, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** A site whose blog has a canary for half of the visitors since 10:00, and its visitors. */
function startSite(bundle = sound) {
  const [live, canary] = [
    [LIVE, sound],
    [CANARY, bundle],
  ].map(([version, source]) => {
    const release = { ...sampleRelease('blog', [route], { version }), server: 'server.cjs' };
    const text = `exports.configure = () => {}; ${source}`;
    const assets = { 'server.cjs': { sizeBytes: text.length, integrity: integrityOf(text) } };
    const manifest = { ...release, owner: 'blog', builtAt: '2026-05-01', digest: 'a', assets };
    write(`releases/blog/${version}/server.cjs`, text);
    write(`releases/blog/${version}/remote.json`, JSON.stringify(manifest));
    return manifest;
  });
  const entry = (act: string, version: string, at = now().toISOString()) => ({
    at,
    act,
    name: 'blog',
    version,
  });
  const history = [entry('release', LIVE, '2026-04-01T10:00:00Z'), entry('canary', CANARY)];
  const canaries = { blog: { percent: 50, release: canary } };
  const registry = { remotes: { blog: live }, canaries, grants: sampleGrants, history };
  write('registry.json', JSON.stringify(registry));
  write('shell/assets.json', '{"entries":{"main":[]},"chunks":{}}');
  const app = sampleEdge(folder, {
    pageLimit: { perMinute: 10_000, proxies: 1 },
    statusToken: 'a-token',
    siteOrigin: 'http://localhost',
    telemetry: { perMinute: 10_000 },
    now,
  });
  /** Browsers at so many networks that open a page of a version, some of which fail. */
  async function visit(version: string, { shown, failed = 0 }: { shown: number; failed?: number }) {
    for (let at = 0; at < shown; at += 1) {
      const address = `10.${version === LIVE ? 1 : 2}.${Math.floor(at / 200)}.${at % 200}`;
      const headers = {
        'x-forwarded-for': address,
        cookie: `__session=g${version === LIVE ? 90 : 10}`,
      };
      const page = await app.request('http://localhost/blog', { headers });
      const token = /visit;desc="([\w-]+)"/.exec(page.headers.get('server-timing') ?? '')?.[1];
      const seen = { part: 'blog', version, route: '/blog' };
      const said = at < failed ? { faults: [{ ...seen, kind: 'render', message: 'no' }] } : {};
      const body = JSON.stringify({ visit: token, loads: [seen], ...said });
      await app.request('http://localhost/telemetry', { method: 'POST', headers, body });
    }
  }
  async function read(): Promise<TelemetryReport> {
    const headers = { authorization: 'Bearer a-token' };
    const answer = await app.request('http://localhost/telemetry.json', { headers });
    return (await answer.json()) as TelemetryReport;
  }
  return { visit, read };
}

/** What the watching program does, says and tells. */
async function watch(read: () => Promise<TelemetryReport>) {
  const said: string[] = [];
  const told: Failing[] = [];
  const look = createLook({
    target,
    settings: config.stepBack,
    readTelemetry: read,
    tell: async (failing) => void told.push(failing),
    log: (line) => said.push(line),
    now,
  });
  await look();
  const { canaries = {} } = await readRegistry(target);
  return { said, told, isRunning: 'blog' in canaries };
}

const verdictOf = ({ canaries }: TelemetryReport) => {
  const [first] = canaries!;
  return { verdict: first?.verdict, why: first?.why, ends: first?.ends };
};

test('a canary waits for time, visits and networks, and is promoted once nothing speaks against it', async () => {
  const { visit, read } = startSite();
  expect(verdictOf(await read())).toMatchObject({ verdict: 'wait', why: 'early' });
  minute = config.canary.forMinutes;
  await visit(CANARY, { shown: 3 });
  expect(verdictOf(await read())).toMatchObject({ verdict: 'wait', why: 'fewVisits' });
  await visit(CANARY, { shown: config.canary.fromVisits });
  const report = await read();
  expect(verdictOf(report)).toEqual({ verdict: 'promote', why: 'sound', ends: false });
  expect(report.canaries![0]).toMatchObject({ percent: 50, look: { faults: [] } });
  const status = await releaseStatus(target, { telemetry: report, now: now() });
  expect(status).toContain(
    `canary blog ${CANARY}: promote it (npm run release:promote -- blog), since nothing speaks against it (failed 0 of 103 visits; live 0 of 0).`,
  );
});

test('what the server itself finds broken is to be stepped back from, and is ended once few visitors say so too', async () => {
  const { visit, read } = startSite(broken);
  await visit(CANARY, { shown: 2 });
  expect(verdictOf(await read())).toEqual({ verdict: 'stepBack', why: 'seenBroken', ends: false });
  expect(await watch(read)).toEqual({ said: [], told: [], isRunning: true });
  expect(await releaseStatus(target, { telemetry: await read(), now: now() })).toContain(
    `canary blog ${CANARY}: step back (npm run release:canary -- blog 0), since the site itself finds a fault in it`,
  );
  await visit(CANARY, { shown: 6, failed: 6 });
  const { said, told, isRunning } = await watch(read);
  expect(isRunning).toBe(false);
  expect(said).toEqual([`blog ${CANARY} failed at 6 of 8 visits: its canary is over.`]);
  const site = { name: 'Târg', contactEmail: 'eu@targ.example', origin: 'https://targ.example' };
  expect(stepBackEmail(told[0]!, site)).toMatchObject({
    subject: `Târg: proba versiunii ${CANARY} pentru blog s-a încheiat`,
  });
  expect((await read()).stepsBack).toMatchObject([{ from: CANARY, isCanary: true, failed: 6 }]);
  expect((await readRegistry(target)).remotes.blog?.version).toBe(LIVE);
});

test('visitors alone end a canary only when they are many; that it fails more often than what is live is said', async () => {
  const { visit, read } = startSite();
  await visit(LIVE, { shown: 50 });
  await visit(CANARY, { shown: 60, failed: 6 });
  expect(verdictOf(await read())).toEqual({ verdict: 'stepBack', why: 'worse', ends: false });
  expect((await watch(read)).isRunning).toBe(true);
  await visit(CANARY, { shown: 60, failed: 60 });
  expect(verdictOf(await read())).toEqual({ verdict: 'stepBack', why: 'fails', ends: true });
  expect((await watch(read)).isRunning).toBe(false);
});

test('what fails as often in the live version is no fault of the canary', async () => {
  const { visit, read } = startSite();
  minute = config.canary.forMinutes;
  await visit(LIVE, { shown: 100, failed: 10 });
  await visit(CANARY, { shown: 100, failed: 10 });
  expect(verdictOf(await read())).toEqual({ verdict: 'promote', why: 'sound', ends: false });
});

test('whom a canary is for stays as its share grows, until somebody says otherwise', async () => {
  const { read } = startSite();
  const only = { county: 'SB', signedIn: true } as const;
  const shown = async () => (await readRegistry(target)).canaries!.blog!;
  await setCanary({ name: 'blog' }, 10, { target, now, only });
  expect(await shown()).toMatchObject({ percent: 10, only });
  await setCanary({ name: 'blog' }, 50, { target, now });
  expect(await shown()).toMatchObject({ percent: 50, only });
  const status = await releaseStatus(target, { telemetry: await read(), now: now() });
  expect(status).toContain(`canary blog ${CANARY} of SB signed in: wait`);
  await setCanary({ name: 'blog' }, 50, { target, now, only: null });
  expect(await shown()).not.toHaveProperty('only');
  expect(() => readCohort({ county: 'Sibiu' })).toThrow('"Sibiu" is no code of a county.');
});

test('a canary that ended by itself is refused until somebody says so, and counts anew from then on', async () => {
  const { visit, read } = startSite(broken);
  await visit(CANARY, { shown: 6, failed: 6 });
  await watch(read);
  const again = { ...(await readRegistry(target)) };
  const release = JSON.parse(
    (await target.readText(`releases/blog/${CANARY}/remote.json`))!,
  ) as object;
  write('registry.json', JSON.stringify({ ...again, canaries: { blog: { percent: 5, release } } }));
  const refused = 'failed at 6 of 6 visits. Release what is mended, or say --again.';
  await expect(setCanary({ name: 'blog' }, 20, { target })).rejects.toThrow(refused);
  await expect(promote('blog', { target })).rejects.toThrow(refused);
  minute = 5;
  await setCanary({ name: 'blog' }, 20, { target, again: true, now });
  expect((await read()).canaries).toMatchObject([{ since: now().toISOString(), percent: 20 }]);
  expect((await read()).canaries![0]!.visits).toBeUndefined();
});
