import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import { routes as admin } from '../../../remote-admin/src/routes';
import { routes as blog } from '../../../remote-blog/src/routes';
import { routes as documents } from '../../../remote-documents/src/routes';
import { routes as listings } from '../../../remote-listings/src/routes';
import { createRouteTable, findDestination } from '@anunturi/shared-contract/navigation/routeTable';
import { remotes } from '../../../remotes.config.json';

const release = (name: string, routes: readonly object[]) => ({
  name,
  version: '1',
  url: `/remotes/${name}/1/`,
  entry: 'remoteEntry.js',
  routes,
  files: { lifecycles: [], screens: {} },
});
const registry = {
  grants: Object.fromEntries(remotes.map(({ name, grant }) => [name, grant])),
  remotes: {
    admin: release('admin', admin),
    blog: release('blog', blog),
    documents: release('documents', documents),
    listings: release('listings', listings),
  },
} as unknown as RemoteRegistry;
const table = createRouteTable(registry);

/** Every route of the product's specification, with who may open it. */
const specified: [string, string][] = [
  ['/', 'public'],
  ['/contracte', 'public'],
  ['/calculator', 'public'],
  ['/adauga-anunt', 'public'],
  ['/post/abc', 'public'],
  ['/anunt/dacia-logan-2018-abc', 'public'],
  ['/test-upload', 'public'],
  ['/arhivare', 'public'],
  ['/generare-pdf', 'public'],
  ['/login', 'shell'],
  ['/register', 'shell'],
  ['/blog', 'public'],
  ['/blog/taxa-2026', 'public'],
  ['/contact', 'shell'],
  ['/toate-anunturile', 'public'],
  ['/politica-confidentialitate', 'shell'],
  ['/arhivare/start', 'user'],
  ['/generare-pdf/start', 'user'],
  ['/dashboard', 'user'],
  ['/mesaje-primite', 'user'],
  ['/edit-anunt/abc', 'user'],
  ['/admin', 'admin'],
  ['/admin/dashboard', 'admin'],
  ['/admin/utilizatori', 'admin'],
  ['/admin/anunturi', 'admin'],
  ['/admin/categorii', 'admin'],
  ['/admin/blog', 'admin'],
  ['/admin/add-blog', 'admin'],
  ['/admin/blog/edit/taxa-2026', 'admin'],
  ['/admin/mesaje-contact', 'admin'],
];

test.each(specified)('%s is there for %s', (path, access) => {
  const destination = findDestination(table, path);
  expect(destination.kind === 'remote' ? destination.route.access : destination.kind).toBe(access);
});

test('the admin screen has two addresses', () => {
  const screens = ['/admin', '/admin/dashboard'].map((path) => {
    const found = findDestination(table, path);
    return found.kind === 'remote' ? found.route.screen : found.kind;
  });
  expect(new Set(screens).size).toBe(1);
});

test('an address that nobody claims is not found', () => {
  expect(findDestination(table, '/nu-exista')).toEqual({ kind: 'notFound' });
});

test('path parameters are decoded', () => {
  expect(findDestination(table, '/blog/impozit%20auto')).toMatchObject({
    params: { slug: 'impozit auto' },
  });
});
