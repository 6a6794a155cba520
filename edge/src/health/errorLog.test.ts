import { createErrorLog } from './errorLog';

const release = {
  name: 'blog',
  version: '1.0.0-a',
  url: '/remotes/blog/1.0.0-a/',
  entry: 'remoteEntry.js',
  routes: [],
  files: {
    lifecycles: ['static/js/lifecycles.chunk.js'],
    screens: { blog: ['static/js/blog.chunk.js'] },
  },
};
const registry = { remotes: { blog: release }, grants: {} };

test('faults are counted by remote and the last fifty kept, newest first', () => {
  let now = 1000;
  const log = createErrorLog(() => (now += 1));
  for (let n = 0; n < 60; n += 1) log.note(release, 'data', `screen${n}`);
  const { sinceMs, counts, last } = log.read();
  expect(sinceMs).toBe(1001);
  expect(counts).toEqual({ blog: 60 });
  expect(last).toHaveLength(50);
  expect(last[0]).toEqual({
    atMs: 1061,
    remote: 'blog',
    version: '1.0.0-a',
    kind: 'data',
    what: 'screen59',
  });
});

test('a missing file is a fault only when the live version names it', () => {
  const log = createErrorLog();
  for (const path of [
    '/remotes/blog/1.0.0-a/remoteEntry.js',
    '/remotes/blog/1.0.0-a/static/js/blog.chunk.js',
    '/remotes/blog/1.0.0-a/wp-login.php',
    '/remotes/blog/0.9.0/remoteEntry.js',
    '/remotes/shop/1.0.0-a/remoteEntry.js',
  ])
    log.noteMissingFile(registry, path);
  expect(log.read().last.map(({ what }) => what)).toEqual([
    'static/js/blog.chunk.js',
    'remoteEntry.js',
  ]);
});
