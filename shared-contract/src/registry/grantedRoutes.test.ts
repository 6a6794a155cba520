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
  expect(grantedRoutes({ name: 'blog', routes: [route(path, access)] }, grants).refused).toEqual(
    [],
  );
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
    grantedRoutes({ name: 'blog', routes: [route(path, access), route('/blog/:slug')] }, grants),
  ).toEqual({
    routes: [route('/blog/:slug')],
    refused: [`blog may not claim ${path} as ${access}`],
  });
});

test.each(['stranger', 'constructor'])('a remote named %s may claim nothing', (name) => {
  expect(grantedRoutes({ name, routes: [route('/blog')] }, grants).routes).toEqual([]);
});

test('the home page is granted alone, not what lies below it', () => {
  expect(
    grantedRoutes({ name: 'listings', routes: [route('/'), route('/orice')] }, grants),
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
