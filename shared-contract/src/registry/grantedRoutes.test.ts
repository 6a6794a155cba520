import { grantedRegistry } from './grantedRegistry';
import { grantedRoutes } from './grantedRoutes';
import type { RouteData } from './remoteReleaseSchema';
import { sampleGrants as grants } from './sampleGrants';
import { sampleRelease } from './sampleRelease';

const route = (path: string, access: RouteData['access'] = 'public'): RouteData => ({
  path,
  access,
  screen: 'blog',
  title: 'Titlu',
});

test.each([
  ['/blog', 'public'],
  ['/blog/:slug', 'public'],
] as const)('blog may claim %s as %s', (path, access) => {
  expect(grantedRoutes(sampleRelease('blog', [route(path, access)]), grants).refused).toEqual([]);
});

test.each([
  ['/toate-anunturile', 'public'],
  ['/dashboard', 'user'],
  ['/dashboard', 'public'],
  ['/admin', 'admin'],
  ['/login', 'public'],
  ['/', 'public'],
  ['/:any', 'public'],
  ['/blogul', 'public'],
  ['/blog', 'user'],
] as const)('blog may not claim %s as %s; its other routes stay', (path, access) => {
  expect(
    grantedRoutes(sampleRelease('blog', [route(path, access), route('/blog/:slug')]), grants),
  ).toEqual({
    routes: [route('/blog/:slug')],
    refused: [`blog may not claim ${path} as ${access}`],
  });
});

test.each(['stranger', 'constructor'])('a remote named %s may claim nothing', (name) => {
  expect(grantedRoutes(sampleRelease(name, [route('/blog')]), grants).routes).toEqual([]);
});

test('the home page is granted alone, not what lies below it', () => {
  expect(
    grantedRoutes(sampleRelease('listings', [route('/'), route('/orice')]), grants),
  ).toMatchObject({
    routes: [{ path: '/' }],
    refused: ['listings may not claim /orice as public'],
  });
});

test('a registry keeps what is granted; a release without a granted route is left out', () => {
  const blog = sampleRelease('blog', [route('/blog'), route('/admin')]);
  const stranger = sampleRelease('stranger', [route('/')]);
  expect(grantedRegistry({ remotes: { blog, stranger }, grants })).toEqual({
    registry: { remotes: { blog: { ...blog, routes: [route('/blog')] } }, grants },
    refused: ['blog may not claim /admin as public', 'stranger may not claim / as public'],
  });
});

const elsewhere = 'https://cdn.example/blog/1/';

test('files come from an origin of the grant, or from the site itself', () => {
  const from = (url: string, origins?: string[]) =>
    grantedRoutes(sampleRelease('blog', [route('/blog')], { url }), {
      blog: { public: ['/blog'], ...(origins && { origins }) },
    });
  expect(from('/remotes/blog/1/').refused).toEqual([]);
  expect(from(elsewhere, ['https://cdn.example']).refused).toEqual([]);
  for (const origins of [undefined, [], ['https://cdn.example.evil'], ['http://cdn.example']])
    expect(from(elsewhere, origins)).toEqual({
      routes: [],
      refused: ['blog may not be loaded from https://cdn.example'],
    });
});

test('a release without a hash for each of its files is refused, but for a development server of this machine', () => {
  const without = (field: 'integrity' | 'manifestIntegrity', url = '/remotes/blog/1/') =>
    grantedRoutes(sampleRelease('blog', [route('/blog')], { url, [field]: undefined }), {
      blog: { public: ['/blog'], origins: ['https://cdn.example', 'http://localhost:3003'] },
    });
  for (const field of ['integrity', 'manifestIntegrity'] as const) {
    for (const url of ['/remotes/blog/1/', elsewhere])
      expect(without(field, url)).toEqual({
        routes: [],
        refused: ['blog names no hash for each of its files'],
      });
    expect(without(field, 'http://localhost:3003/').refused).toEqual([]);
  }
});
