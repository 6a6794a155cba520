import type { RemoteRegistry } from '@anunturi/shared-contract/registry/remoteRegistrySchema';
import type { Access } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { routes as admin } from '../../../remote-admin/src/routes';
import { routes as blog } from '../../../remote-blog/src/routes';
import { routes as documents } from '../../../remote-documents/src/routes';
import { routes as listings } from '../../../remote-listings/src/routes';
import { createRouteTable, findDestination } from '@anunturi/shared-contract/navigation/routeTable';
import { remotes } from '../../../remotes.config.json';

const registry = {
  grants: Object.fromEntries(remotes.map(({ name, grant }) => [name, grant])),
  remotes: {
    admin: sampleRelease('admin', admin),
    blog: sampleRelease('blog', blog),
    documents: sampleRelease('documents', documents),
    listings: sampleRelease('listings', listings),
  },
} as RemoteRegistry;
const table = createRouteTable(registry);

/** Every route of the product's description (docs/description.md): its screen, and who may open it. */
const described: [path: string, screen: string, access: Access][] = [
  ['/', 'home', 'public'],
  ['/contracte', 'contracts', 'public'],
  ['/calculator', 'calculator', 'public'],
  ['/adauga-anunt', 'addListing', 'public'],
  ['/post/abc', 'viewPost', 'public'],
  ['/anunt/dacia-logan-2018-abc', 'viewListing', 'public'],
  ['/test-upload', 'testUpload', 'public'],
  ['/arhivare', 'archiveEntry', 'public'],
  ['/generare-pdf', 'pdfEntry', 'public'],
  ['/login', 'login', 'public'],
  ['/register', 'register', 'public'],
  ['/blog', 'blog', 'public'],
  ['/blog/taxa-2026', 'blogPost', 'public'],
  ['/contact', 'contact', 'public'],
  ['/toate-anunturile', 'allListings', 'public'],
  ['/politica-confidentialitate', 'privacy', 'public'],
  ['/arhivare/start', 'archive', 'user'],
  ['/generare-pdf/start', 'pdfTools', 'user'],
  ['/dashboard', 'dashboard', 'user'],
  ['/mesaje-primite', 'messages', 'user'],
  ['/edit-anunt/abc', 'editListing', 'user'],
  ['/admin', 'dashboard', 'admin'],
  ['/admin/dashboard', 'dashboard', 'admin'],
  ['/admin/utilizatori', 'users', 'admin'],
  ['/admin/anunturi', 'listings', 'admin'],
  ['/admin/categorii', 'categories', 'admin'],
  ['/admin/blog', 'blogPosts', 'admin'],
  ['/admin/add-blog', 'addPost', 'admin'],
  ['/admin/blog/edit/taxa-2026', 'editPost', 'admin'],
  ['/admin/mesaje-contact', 'contactMessages', 'admin'],
];

test.each(described)('%s is the screen %s, for %s', (path, screen, access) => {
  const found = findDestination(table, path);
  // The shell's own pages are for everybody.
  const shown =
    found.kind === 'shell' ? { ...found, access: 'public' } : 'route' in found && found.route;
  expect(shown).toMatchObject({ screen, access });
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
