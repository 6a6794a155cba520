import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import { waitFor } from '@testing-library/react';
import { versionOf } from '../federation/loadRemoteModule';
import { fetchAhead } from './fetchAhead';

jest.mock('../federation/loadRemoteModule');

const registry: RemoteRegistry = {
  remotes: {
    blog: {
      name: 'blog',
      version: '1',
      url: '/remotes/blog/1/',
      entry: 'remoteEntry.js',
      integrity: 'sha384-abc',
      manifestIntegrity: 'sha384-list',
      routes: [{ path: '/blog', screen: 'blog', access: 'public', title: 'Blog' }],
      files: {
        lifecycles: ['static/js/lifecycles.js'],
        screens: { blog: ['blog.js', 'blog.css'] },
      },
    },
  },
  grants: { blog: { public: ['/blog'] } },
};
const hints = () =>
  [...document.head.querySelectorAll('link')].map((link) => [
    link.getAttribute('as') ?? (link as { as?: string }).as,
    new URL(link.href).pathname,
  ]);
let stop: () => void;
/** A line as the browser tells of it. */
function follow(connection?: object, live = registry) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  document.body.innerHTML =
    '<a href="/blog">Blog</a><a href="/blog" download>Fișier</a><a href="/nicaieri">Altul</a>';
  stop = fetchAhead(live);
  return (at: number) =>
    document.links[at]!.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

beforeEach(() => {
  jest.mocked(versionOf).mockImplementation(({ version }) => version);
  performance.getEntriesByName ??= () => [];
  const names = ['static/js/lifecycles.js', 'blog.js', 'blog.css'];
  const assets = Object.fromEntries(names.map((name) => [name, { integrity: `sha384-${name}` }]));
  globalThis.fetch = async () => ({ json: async () => ({ assets }) }) as Response;
});
afterEach(() => {
  stop();
  document.head.replaceChildren();
});

test('who points at a link has the code of its page on the way, once', async () => {
  const pointAt = follow();
  expect(hints()).toEqual([]);
  pointAt(0);
  pointAt(0);
  await waitFor(() => expect(hints()).toHaveLength(4));
  expect(hints()).toEqual([
    ['script', '/remotes/blog/1/remoteEntry.js'],
    ['script', '/remotes/blog/1/static/js/lifecycles.js'],
    ['script', '/remotes/blog/1/blog.js'],
    ['style', '/remotes/blog/1/blog.css'],
  ]);
});

test('a style sheet that the page carries in itself is not fetched again', async () => {
  const pointAt = follow();
  document.head.innerHTML = `<style data-href="${location.origin}/remotes/blog/1/blog.css"></style>`;
  pointAt(0);
  await waitFor(() => expect(hints()).toHaveLength(3));
  expect(hints().map(([as]) => as)).toEqual(['script', 'script', 'script']);
});

test('a download and a place that leads nowhere fetch nothing', () => {
  const pointAt = follow();
  pointAt(1);
  pointAt(2);
  expect(hints()).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'with %j nothing is fetched before it is asked for',
  (connection) => {
    follow(connection)(0);
    expect(hints()).toEqual([]);
  },
);

test('a release whose files are checked by hash is hinted with the hashes, or not at all', async () => {
  const ask = jest.fn<Promise<Response>, []>();
  globalThis.fetch = ask;
  AbortSignal.timeout ??= () => new AbortController().signal;
  const { blog } = registry.remotes;
  const url = '/remotes/blog/2/';
  const checked = { ...blog!, version: '2', url, manifestIntegrity: 'sha384-list' };
  let pointAt = follow(undefined, { ...registry, remotes: { blog: checked } });
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  pointAt(0);
  await new Promise(process.nextTick);
  expect(hints()).toEqual([['script', `${url}remoteEntry.js`]]);
  stop();
  document.head.replaceChildren();
  pointAt = follow(undefined, { ...registry, remotes: { blog: checked } });
  const assets = { 'blog.js': { integrity: 'sha384-b' } };
  ask.mockResolvedValue({ json: async () => ({ assets }) } as Response);
  pointAt(0);
  await new Promise(process.nextTick);
  const links = [...document.head.querySelectorAll('link')];
  expect(links.find((link) => link.href.endsWith('blog.js'))?.integrity).toBe('sha384-b');
});

test('nothing is fetched of a release in whose place a retry has loaded another one', () => {
  jest.mocked(versionOf).mockReturnValue('0.9');
  follow()(0);
  expect(hints()).toEqual([]);
});
