import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleEdge } from '@anunturi/edge/testing/sampleEdge';
import { sampleGrants } from '@anunturi/shared-contract/registry/sampleGrants';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import type { TelemetryReport } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { promote, rollBack, setCanary } from './acts';
import { readRegistry } from './readRegistry';
import { folderTarget } from './folderTarget';
import type { ReleaseTarget } from './ReleaseTarget';
import { stepBack } from './stepBack';
import { stepBackEmail } from './stepBackEmail';
import { createLook } from './watchReleases';

const complaints = { fromAddresses: 3, failedPercent: 20 };
const settings = { withinMinutes: 30, seenBroken: complaints, onTheirWord: complaints };
const route = { path: '/blog', screen: 'blog', access: 'public', title: 'Blog' } as const;
const releasedAt = new Date('2026-05-01T10:00:00Z');
const minutesLater = (minutes: number) => new Date(releasedAt.getTime() + minutes * 60_000);
const blog = (version: string) => ({
  ...sampleRelease('blog', [route], { version }),
  owner: '@anunturi/blog',
  builtAt: '2026-05-01',
  digest: version,
  assets: {},
});

let folder: string;
let target: ReleaseTarget;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'step-back-'));
  target = folderTarget(folder);
  for (const version of ['1.0.0-a', '1.0.0-b']) {
    mkdirSync(join(folder, 'releases/blog', version), { recursive: true });
    writeFileSync(
      join(folder, 'releases/blog', version, 'remote.json'),
      JSON.stringify(blog(version)),
    );
  }
  mkdirSync(join(folder, 'shell'));
  writeFileSync(join(folder, 'shell/assets.json'), '{"entries":{"main":[]},"chunks":{}}');
  const released = (version: string, at: string) => ({ at, act: 'release', name: 'blog', version });
  writeFileSync(
    join(folder, 'registry.json'),
    JSON.stringify({
      remotes: { blog: blog('1.0.0-b') },
      grants: sampleGrants,
      history: [
        released('1.0.0-a', '2026-04-01T10:00:00Z'),
        released('1.0.0-b', releasedAt.toISOString()),
      ],
    }),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

type Addresses = { shown: string[]; failed: string[]; dataFailed?: string[] };

/** An HTML server, which a browser at each address tells that blog was shown, or failed, on a page that it was sent. */
function startSite(at = () => minutesLater(1)): (addresses: Addresses) => Promise<TelemetryReport> {
  const app = sampleEdge(folder, {
    pageLimit: { perMinute: 1000, proxies: 1 },
    statusToken: 'a-token',
    now: at,
  });
  const seen = { part: 'blog', version: '1.0.0-b', route: '/blog' };
  async function tell(address: string, said: object) {
    const headers = { 'x-forwarded-for': address };
    const page = await app.request('https://targ.example/blog', { headers });
    const visit = /visit;desc="([\w-]+)"/.exec(page.headers.get('server-timing') ?? '')?.[1];
    const body = JSON.stringify({ visit, ...said });
    await app.request('https://targ.example/telemetry', { method: 'POST', headers, body });
  }
  return async (addresses) => {
    for (const address of addresses.shown) await tell(address, { loads: [seen] });
    for (const address of addresses.failed)
      await tell(address, { faults: [{ ...seen, kind: 'load', message: 'It did not come.' }] });
    const data = { ...seen, kind: 'data', message: 'timeout', query: 'posts' };
    for (const address of addresses.dataFailed ?? [])
      await tell(address, { loads: [seen], faults: [data] });
    const headers = { authorization: 'Bearer a-token' };
    const answer = await app.request('https://targ.example/telemetry.json', { headers });
    return (await answer.json()) as TelemetryReport;
  };
}
const seenFrom = (addresses: Addresses) => startSite()(addresses);
const takenBack = async (telemetry: TelemetryReport, rules: typeof settings, minutes: number) =>
  (await stepBack(target, telemetry, rules, minutesLater(minutes))).taken;
const live = async () => (await readRegistry(target)).remotes.blog?.version;
const many = (count: number, network: number) =>
  Array.from({ length: count }, (_, at) => `10.${network}.0.${at}`);

test('a new version that fails at several addresses is taken back, and the registry says so', async () => {
  const telemetry = await seenFrom({ shown: many(6, 1), failed: many(4, 2) });
  const { taken } = await stepBack(target, telemetry, settings, minutesLater(3));
  expect(taken).toEqual([{ name: 'blog', from: '1.0.0-b', to: '1.0.0-a', shown: 10, failed: 4 }]);
  expect(await live()).toBe('1.0.0-a');
  expect((await seenFrom({ shown: [], failed: [] })).stepsBack).toEqual([
    {
      at: minutesLater(3).toISOString(),
      name: 'blog',
      from: '1.0.0-b',
      version: '1.0.0-a',
      shown: 10,
      failed: 4,
    },
  ]);
});

test('the watching program tells the operator once; an e-mail that cannot be sent is logged and takes nothing back', async () => {
  const telemetry = await seenFrom({ shown: [], failed: many(4, 2) });
  const tell = jest.fn().mockRejectedValue(new Error('no mail today'));
  const said: string[] = [];
  const look = createLook({
    target,
    settings,
    readTelemetry: async () => telemetry,
    tell,
    log: (line) => said.push(line),
    now: () => minutesLater(3),
  });
  await look();
  await look();
  expect(tell).toHaveBeenCalledTimes(1);
  expect(tell).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'blog', from: '1.0.0-b', to: '1.0.0-a' }),
  );
  expect(said).toEqual([
    'blog 1.0.0-b failed at 4 of 4 visits: 1.0.0-a is live again.',
    'The e-mail about blog was not sent: no mail today',
  ]);
  expect(await live()).toBe('1.0.0-a');
});

test('a new version whose data does not come is taken back, and the registry, the e-mail and the refusal say so', async () => {
  const telemetry = await seenFrom({ shown: many(2, 1), failed: [], dataFailed: many(4, 2) });
  const taken = await takenBack(telemetry, settings, 3);
  expect(taken).toMatchObject([{ name: 'blog', to: '1.0.0-a', shown: 6, failed: 4 }]);
  const { stepsBack } = await seenFrom({ shown: [], failed: [] });
  expect(stepsBack).toMatchObject([{ failed: 4, isOfData: true }]);
  const site = { name: 'Târg', contactEmail: 'eu@targ.example', origin: 'https://targ.example' };
  expect(stepBackEmail(taken[0]!, site).text).toContain('nu și-a putut citi sau salva datele');
  await expect(rollBack('blog', { target }, { version: '1.0.0-b' })).rejects.toThrow(
    'its data failed at 4 of 6 visits',
  );
});

test('data that fails in another part too, or failed half as often before, is no fault of the version', async () => {
  const { parts } = await seenFrom({ shown: [], failed: [], dataFailed: many(9, 2) });
  const judge = (other: object) =>
    takenBack({ parts: [...parts, other] } as TelemetryReport, settings, 3);
  const listings = (failed: number) => ({
    part: 'listings',
    data: { shown: 10, failed, addresses: { shown: 10, failed } },
  });
  const before = (data: number) => ({
    part: 'blog',
    version: '1.0.0-a',
    loads: 100,
    faults: { data },
  });
  expect(await judge(listings(4))).toEqual([]);
  expect(await judge(before(60))).toEqual([]);
  expect(await judge(before(2))).toHaveLength(1);
});

test('one broken browser cannot cause it, however often it complains', async () => {
  const telemetry = await seenFrom({
    shown: [],
    failed: Array.from({ length: 100 }, () => '10.9.9.9'),
  });
  expect(telemetry.parts[0]).toMatchObject({
    faults: { load: 100 },
    visits: { failed: 100, addresses: { failed: 1 } },
  });
  expect(await takenBack(telemetry, settings, 3)).toEqual([]);
  expect(await live()).toBe('1.0.0-b');
});

test('one household cannot cause it from all its IPv6 addresses', async () => {
  const failed = Array.from({ length: 50 }, (_, at) => `2a02:2f0a:1:${at.toString(16)}::1`);
  const telemetry = await seenFrom({ shown: [], failed });
  expect(await takenBack(telemetry, settings, 3)).toEqual([]);
});

test('a few broken browsers among many are no fault of the version', async () => {
  const telemetry = await seenFrom({ shown: many(100, 1), failed: many(4, 2) });
  expect(await takenBack(telemetry, settings, 3)).toEqual([]);
});

test('a version that has run for long, or was gone back to, or has none before, stays', async () => {
  const telemetry = await seenFrom({ shown: [], failed: many(9, 2) });
  expect(await takenBack(telemetry, settings, 31)).toEqual([]);
  expect(await takenBack(telemetry, { ...settings, withinMinutes: 0 }, 1)).toEqual([]);
  const registry = await readRegistry(target);
  const [, released] = registry.history!;
  for (const history of [[released], [...registry.history!, { ...released, act: 'rollback' }]]) {
    writeFileSync(join(folder, 'registry.json'), JSON.stringify({ ...registry, history }));
    expect(await takenBack(telemetry, settings, 3)).toEqual([]);
  }
});

test('it does not return to a version that somebody has rolled back from', async () => {
  const telemetry = await seenFrom({ shown: [], failed: many(9, 2) });
  const registry = await readRegistry(target);
  const [first, released] = registry.history!;
  const bad = [
    { ...first!, version: '1.0.0-bad' },
    { ...first!, act: 'rollback' },
  ];
  const history = [first, ...bad, released];
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ ...registry, history }));
  expect(await takenBack(telemetry, settings, 3)).toMatchObject([{ to: '1.0.0-a' }]);
});

test('who releases the same version again after a step back is judged by what is seen from then on', async () => {
  let at = minutesLater(1);
  const tell = startSite(() => at);
  const failing = await tell({ shown: [], failed: many(9, 2) });
  expect(await takenBack(failing, settings, 3)).toHaveLength(1);
  const by = { target, now: () => minutesLater(4) };
  await rollBack('blog', { ...by, again: true }, { version: '1.0.0-b' });
  const registry = await readRegistry(target);
  const history = registry.history!.with(-1, { ...registry.history!.at(-1)!, act: 'release' });
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ ...registry, history }));
  expect(await takenBack(failing, settings, 5)).toEqual([]); // told before it was released again
  expect(await takenBack(await tell({ shown: [], failed: [] }), settings, 5)).toEqual([]);
  expect(await live()).toBe('1.0.0-b');
  at = minutesLater(5);
  const again = await tell({ shown: [], failed: many(4, 3) });
  expect(await takenBack(again, settings, 6)).toMatchObject([{ shown: 4, failed: 4 }]);
});

test('a version that was taken back is refused in every way until somebody says so', async () => {
  await takenBack(await seenFrom({ shown: [], failed: many(9, 2) }), settings, 3);
  const again = { name: 'blog', version: '1.0.0-b' };
  const refused = 'it failed at 9 of 9 visits. Release what is mended, or say --again.';
  await expect(rollBack('blog', { target }, again)).rejects.toThrow(refused);
  const canaries = { blog: { percent: 10, release: blog('1.0.0-b') } };
  const registry = await readRegistry(target);
  writeFileSync(join(folder, 'registry.json'), JSON.stringify({ ...registry, canaries }));
  await expect(setCanary({ name: 'blog' }, 20, { target })).rejects.toThrow(refused);
  await expect(promote('blog', { target })).rejects.toThrow(refused);
  expect(await live()).toBe('1.0.0-a');
  await promote('blog', { target, again: true });
  expect(await live()).toBe('1.0.0-b');
});

test('one remote that cannot be taken back does not hold up the others', async () => {
  const telemetry = await seenFrom({ shown: [], failed: many(9, 2) });
  const registry = await readRegistry(target);
  const [first, second] = registry.history!.map((entry) => ({ ...entry, name: 'admin' }));
  const failing = { ...blog('1.0.0-b'), name: 'admin', url: '/remotes/admin/1.0.0-b/' };
  writeFileSync(
    join(folder, 'registry.json'),
    JSON.stringify({
      ...registry,
      remotes: { admin: failing, ...registry.remotes },
      history: [first, second, ...registry.history!],
    }),
  );
  const parts = [{ ...telemetry.parts[0]!, part: 'admin' }, ...telemetry.parts];
  const { taken, refused } = await stepBack(target, { parts }, settings, minutesLater(3));
  expect(refused).toEqual([expect.stringContaining('admin 1.0.0-a is not at')]);
  expect(taken).toMatchObject([{ name: 'blog', to: '1.0.0-a' }]);
});

test('what somebody has released meanwhile stays as they want it', async () => {
  const telemetry = await seenFrom({ shown: [], failed: many(9, 2) });
  const before = await readRegistry(target);
  const changing: ReleaseTarget = {
    ...target,
    async changeText(path, change) {
      const remotes = { blog: { ...before.remotes.blog!, version: '1.0.0-c' } };
      writeFileSync(join(folder, path), JSON.stringify({ ...before, remotes }));
      await target.changeText(path, change);
    },
  };
  expect(await stepBack(changing, telemetry, settings, minutesLater(3))).toEqual({
    taken: [],
    refused: [expect.stringContaining('1.0.0-c is live by now, not 1.0.0-b')],
  });
  expect(await live()).toBe('1.0.0-c');
});
