import { parseRegistry } from './parseRegistry';
import { sampleGrants as grants } from './sampleGrants';
import { sampleRelease } from './sampleRelease';

const blogRoute = { path: '/blog', screen: 'blog', access: 'public', title: 'Blog' } as const;
const blog = sampleRelease('blog', [blogRoute], { server: 'server.cjs', integrity: 'sha384-abc' });
const documents = sampleRelease('documents');
const { routes: _routes, ...withoutRoutes } = blog;

test('a sound registry stays as it is; fields that are not known here are dropped', () => {
  expect(
    parseRegistry({ remotes: { blog: { ...blog, size: 1 }, documents }, grants, v: 2 }),
  ).toEqual({
    registry: { remotes: { blog, documents }, grants },
    broken: {},
  });
});

test.each([null, undefined, {}, [], 'text', 1, { remotes: null }, { remotes: [] }])(
  '%j is no registry',
  (raw) => {
    expect(parseRegistry(raw)).toBeNull();
  },
);

test.each<[string, unknown]>([
  ['nothing', null],
  ['text', 'blog'],
  ['no routes', withoutRoutes],
  ['routes that are no list', { ...blog, routes: {} }],
  ['a route without access', { ...blog, routes: [{ ...blogRoute, access: undefined }] }],
  ['an access nobody knows', { ...blog, routes: [{ ...blogRoute, access: 'owner' }] }],
  ['a route on another host', { ...blog, routes: [{ ...blogRoute, path: '//blog.example' }] }],
  ['a route that is no path', { ...blog, routes: [{ ...blogRoute, path: 'blog' }] }],
  ['a screen without files', { ...blog, files: { lifecycles: [], screens: {} } }],
  ['a screen named after what every object has', screenNamed('constructor')],
  ['no files', { ...blog, files: undefined }],
  ['a file elsewhere', { ...blog, files: { ...blog.files, lifecycles: ['../../secret.js'] } }],
  ['an entry on another host', { ...blog, entry: 'https://elsewhere.example/a.js' }],
  ['a server bundle outside its folder', { ...blog, server: '../1.0.0/server.cjs' }],
  ['a version that leads elsewhere', { ...blog, version: '../documents' }],
  ['a folder without a slash at its end', { ...blog, url: '/remotes/blog/1' }],
  ['a folder reached over http', { ...blog, url: 'http://elsewhere.example/blog/' }],
  ['a folder of another host in disguise', { ...blog, url: '//elsewhere.example/' }],
  ['a folder that is a script', { ...blog, url: 'javascript:alert(1)/' }],
  ['another remote’s name', { ...blog, name: 'listings' }],
])('an entry with %s costs itself and nothing else', (_what, entry) => {
  const parsed = parseRegistry({ remotes: { blog: entry, documents }, grants });
  expect(parsed?.registry).toEqual({ remotes: { documents }, grants });
  expect(Object.keys(parsed?.broken ?? {})).toEqual(['blog']);
});

test.each(['/remotes/blog/1/', 'https://cdn.example/blog/1/', 'http://localhost:3003/'])(
  'a release may live in %s',
  (url) => {
    expect(parseRegistry({ remotes: { blog: { ...blog, url } } })?.broken).toEqual({});
  },
);

test.each([
  undefined,
  null,
  [],
  { blog: null },
  { blog: { public: '/blog' } },
  { blog: { public: ['blog'] } },
  { blog: { public: ['/:any'] } },
])('with %j for grants nothing is granted, and why is said; releases stay', (broken) => {
  expect(parseRegistry({ remotes: { blog }, grants: broken })).toEqual({
    registry: { remotes: { blog }, grants: {} },
    broken: {},
    brokenGrants: expect.any(String),
  });
});

function screenNamed(screen: string) {
  return { ...blog, routes: [{ ...blogRoute, screen }] };
}
