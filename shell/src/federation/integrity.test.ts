import { pageState } from '@anunturi/shared-contract/page/pageState';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { expectIntegrity, expectOwnIntegrity, integrityOf } from './integrity';

const ask = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const listing = (assets: object) => ({ json: async () => ({ assets }) }) as Response;
const chunk = (name: string, file = 'static/js/a.js') =>
  `http://localhost/remotes/${name}/1.0.0-abc/${file}`;
const hashes = { integrity: 'sha384-entry', manifestIntegrity: 'sha384-list' };

beforeEach(() => {
  ask.mockReset();
  globalThis.fetch = ask;
  AbortSignal.timeout ??= () => new AbortController().signal;
  delete pageState.__chunkRetry;
});

test('an entry has the hash of the registry, under a new address too', () => {
  expectIntegrity(sampleRelease('blog', [], hashes));
  expect(integrityOf(`${chunk('blog', 'remoteEntry.js')}?r=1`)).toBe('sha384-entry');
  expect(ask).not.toHaveBeenCalled();
});

test('what the page names in its head is known at once', () => {
  expectIntegrity(sampleRelease('hinted', [], hashes));
  document.head.innerHTML = `<link rel="preload" href="${chunk('hinted')}" integrity>`;
  Object.assign(document.head.lastChild!, { integrity: 'sha384-hint' }); // jsdom has no such property
  expect(integrityOf(chunk('hinted'))).toBe('sha384-hint');
  expect(ask).not.toHaveBeenCalled();
});

test('the list of a release is asked for once, checked by its own hash, and names every other file', async () => {
  ask.mockResolvedValue(listing({ 'static/js/a.js': { integrity: 'sha384-a' } }));
  expectIntegrity(sampleRelease('listed', [], hashes));
  await Promise.all([integrityOf(chunk('listed')), integrityOf(chunk('listed', 'b.js'))]);
  expect(integrityOf(chunk('listed'))).toBe('sha384-a');
  expect(integrityOf(chunk('listed', 'b.js'))).toBe(`sha384-${'A'.repeat(64)}`); // of nothing
  expect(ask.mock.calls).toEqual([
    [chunk('listed', 'remote.json'), expect.objectContaining({ integrity: 'sha384-list' })],
  ]);
});

test('a list that was read is not asked for what it does not name when its release is named again', async () => {
  ask.mockResolvedValue(listing({ 'static/js/a.js': { integrity: 'sha384-a' } }));
  const release = sampleRelease('again', [], hashes);
  expectIntegrity(release);
  await integrityOf(chunk('again'));
  expectIntegrity(release);
  expect(integrityOf(chunk('again', 'b.js'))).toBe(`sha384-${'A'.repeat(64)}`);
  expect(integrityOf(chunk('again'))).toBe('sha384-a');
});

test('a list that does not come fails like a chunk, and a retry asks under a new address', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expectIntegrity(sampleRelease('late', [], hashes));
  await expect(integrityOf(chunk('late'))).rejects.toMatchObject({ name: 'ChunkLoadError' });
  pageState.__chunkRetry = 1;
  ask.mockResolvedValue(listing({ 'static/js/a.js': { integrity: 'sha384-a' } }));
  await integrityOf(chunk('late'));
  expect(integrityOf(`${chunk('late')}?r=1`)).toBe('sha384-a');
  expect(ask.mock.calls.at(-1)![0]).toBe(`${chunk('late', 'remote.json')}?r=1`);
});

test('what a development server makes has no hash', () => {
  const none = { integrity: undefined, manifestIntegrity: undefined };
  expectIntegrity(sampleRelease('developed', [], none));
  expect(integrityOf(chunk('developed'))).toBeUndefined();
});

const own = (file: string) => `http://localhost/static/${file}`;
const named = JSON.stringify({
  'telemetry.js': 'sha384-telemetry',
  '': '/static/hashes.1a2b3c4d.json sha384-own',
});

test('of the shell the hash of what most visits load is known, all others by a list that is asked for once', async () => {
  ask.mockResolvedValue({ json: async () => ({ 'account.js': 'sha384-account' }) } as Response);
  expectOwnIntegrity(named);
  expect(integrityOf(own('js/telemetry.1a2b3c4d.chunk.js'))).toBe('sha384-telemetry');
  expect(ask).not.toHaveBeenCalled();
  await Promise.all([
    integrityOf('/static/js/account.5e6f7a8b.chunk.js'),
    integrityOf(own('js/b.1.js')),
  ]);
  expect(integrityOf('/static/js/account.5e6f7a8b.chunk.js?r=1')).toBe('sha384-account');
  expect(integrityOf(own('js/b.1.js'))).toBe(`sha384-${'A'.repeat(64)}`);
  expect(ask.mock.calls).toEqual([
    ['/static/hashes.1a2b3c4d.json', expect.objectContaining({ integrity: 'sha384-own' })],
  ]);
});

test('the hashes of the shell are of its own files alone, and of none in development', () => {
  expectOwnIntegrity(named);
  expect(integrityOf('https://elsewhere.example/static/js/account.1.js')).toBeUndefined();
  expectOwnIntegrity(undefined);
  expect(integrityOf(own('js/account.1.js'))).toBeUndefined();
});
