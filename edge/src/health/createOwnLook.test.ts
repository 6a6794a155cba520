import { writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TelemetryReport } from '@anunturi/shared-contract/telemetry/TelemetryReport';
import { firebase, folder, quiet, writeManifest, writeRegistry } from '../testing/renderedSite';
import { sampleEdge } from '../testing/sampleEdge';

const failingAt = (where: string) => `
exports.configure = () => {};
exports.load = async ({ screen }) => { if ('${where}' === 'data ' + screen) throw new Error('no index'); return { data: {} }; };
exports.render = async ({ screen }) => { if ('${where}' === 'markup ' + screen) throw new Error('no title'); return screen; };`;

let database: Server;
let complaints: jest.SpyInstance;
beforeAll(async () => {
  database = createServer((_request, answer) => answer.end('{}')).listen(0, '127.0.0.1');
  await once(database, 'listening');
});
afterAll(() => database.close());
beforeEach(() => (complaints = quiet()));
afterEach(() => complaints.mockRestore());

const open = (emulatorOrigin: string) =>
  sampleEdge(folder, {
    statusToken: 'a-token',
    siteOrigin: 'http://localhost',
    firebase: { ...firebase, emulatorOrigin },
  });
const openOnDatabase = () => open(`http://127.0.0.1:${(database.address() as AddressInfo).port}`);

type Release = { version: string; bundle: string; assets?: object };

/** What a site sees of a release of the blog, once a visitor has said that it fails. */
async function lookAt({ version, bundle, assets = {} }: Release, app = openOnDatabase()) {
  writeRegistry(version);
  writeManifest(assets);
  writeFileSync(join(folder, 'releases/blog', version, 'server.cjs'), bundle);
  const page = await app.request('http://localhost/blog/nou');
  const visit = /visit;desc="([\w-]+)"/.exec(page.headers.get('server-timing')!)![1];
  const fault = { part: 'blog', version, route: '/blog', kind: 'render', message: 'no' };
  const body = JSON.stringify({ visit, faults: [fault] });
  await app.request('http://localhost/telemetry', { method: 'POST', body });
  const headers = { authorization: 'Bearer a-token' };
  const told = await app.request('http://localhost/telemetry.json', { headers });
  const { parts } = (await told.json()) as TelemetryReport;
  return parts.find((each) => each.version === version)?.look;
}

test('a page that cannot be rendered is seen, one with a parameter at the last address that was whole', async () => {
  const app = openOnDatabase();
  const whole = { version: '1.0.0-whole', bundle: failingAt('nowhere') };
  expect(await lookAt(whole, app)).toEqual({ faults: [] });
  const list = { version: '1.0.0-list', bundle: failingAt('markup blog') };
  expect(await lookAt(list, app)).toEqual({ faults: ['blog: Error: no title'] });
  const post = { version: '1.0.0-post', bundle: failingAt('markup blogPost') };
  expect(await lookAt(post, app)).toEqual({ faults: ['blogPost: Error: no title'] });
});

test('files that are not those of the release are seen', async () => {
  const assets = { 'static/js/gone.js': { sizeBytes: 1, integrity: 'sha384-x' } };
  const lost = { version: '1.0.0-lost', bundle: failingAt('nowhere'), assets };
  expect(await lookAt(lost)).toEqual({ faults: ['its files are not those it names'] });
});

test('data that cannot be read speak against a release only while the database answers', async () => {
  const release = { version: '1.0.0-data', bundle: failingAt('data blog') };
  expect(await lookAt(release)).toEqual({ faults: ['blog: Error: no index'] });
  expect(await lookAt(release, open('http://127.0.0.1:9'))).toEqual({ faults: [] });
});
