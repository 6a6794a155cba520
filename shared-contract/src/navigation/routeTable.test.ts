import type { RouteData } from '../registry/remoteReleaseSchema';
import { sampleGrants as grants } from '../registry/sampleGrants';
import { sampleRelease } from '../registry/sampleRelease';
import { createRouteTable, findDestination } from './routeTable';

const route = (path: string, access: RouteData['access'] = 'public'): RouteData => ({
  path,
  access,
  screen: 'screen',
  title: 'Titlu',
});
const listings = sampleRelease('listings', [
  route('/'),
  route('/toate-anunturile'),
  route('/dashboard', 'user'),
]);
const tableWith = (...blogRoutes: RouteData[]) =>
  createRouteTable({ remotes: { listings, blog: sampleRelease('blog', blogRoutes) }, grants });

test('the pages of a remote that is missing are unavailable, not unknown', () => {
  const table = createRouteTable({ remotes: {}, grants });
  expect(findDestination(table, '/blog/x')).toEqual({ kind: 'unavailable', name: 'blog' });
  expect(findDestination(table, '/')).toEqual({ kind: 'unavailable', name: 'listings' });
  expect(findDestination(table, '/contact')).toMatchObject({ kind: 'shell', screen: 'contact' });
  expect(findDestination(table, '/nu-exista')).toEqual({ kind: 'notFound' });
});

test.each([
  route('/toate-anunturile'),
  route('/dashboard'),
  route('/login'),
  route('/admin', 'admin'),
])('a route of blog that oversteps its grant leads nowhere, its others stay: %j', (greedy) => {
  const table = tableWith(greedy, route('/blog'));
  expect(table.refused).toContain(`blog may not claim ${greedy.path} as ${greedy.access}`);
  expect(table.routes.filter(({ release }) => release.name === 'blog')).toHaveLength(1);
  expect(findDestination(table, greedy.path)).not.toMatchObject({ release: { name: 'blog' } });
  expect(findDestination(table, '/blog')).toMatchObject({ release: { name: 'blog' } });
});

test('a remote whose routes all overstep is missing', () => {
  const table = tableWith(route('/dashboard'));
  expect(table.missing).toContain('blog');
  expect(findDestination(table, '/blog')).toEqual({ kind: 'unavailable', name: 'blog' });
  expect(findDestination(table, '/dashboard')).toMatchObject({ route: { access: 'user' } });
});

test('a release that stands under another remote’s name has that remote’s grant', () => {
  const table = createRouteTable({ remotes: { blog: listings }, grants });
  expect(table.routes).toEqual([]);
});

test('as long as nothing is granted the registry is not there, and no path is known to be nobody’s', () => {
  const table = createRouteTable({ remotes: {}, grants: {} });
  expect(findDestination(table, '/nu-exista')).toEqual({ kind: 'unavailable' });
  expect(findDestination(table, '/contact')).toMatchObject({ kind: 'shell', screen: 'contact' });
});

test('a path that was granted to a new remote leads to it', () => {
  const garage = sampleRelease('garaj', [route('/garaj')]);
  const withGarage = { ...grants, garaj: { public: ['/garaj'] } };
  const table = createRouteTable({ remotes: { garaj: garage }, grants: withGarage });
  expect(findDestination(table, '/garaj')).toMatchObject({ release: { name: 'garaj' } });
  const without = createRouteTable({ remotes: { garaj: garage }, grants });
  expect(findDestination(without, '/garaj')).toEqual({ kind: 'notFound' });
});
