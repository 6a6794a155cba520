import type { Destination } from '@anunturi/shared-contract/navigation/routeTable';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { normalSearch } from './normalSearch';

const list = (query?: string[]): Destination => {
  const route = { path: '/lista', screen: 'list', access: 'public', title: 'Lista' } as const;
  return {
    kind: 'remote',
    release: sampleRelease('listings', [route]),
    route: { ...route, ...(query && { query }) },
    params: {},
  };
};

test.each([
  ['?utm_source=x&pagina=2&fbclid=1', '?pagina=2'],
  ['?pagina=2&fel=masini', '?fel=masini&pagina=2'],
  ['?fel=masini&pagina=2', '?fel=masini&pagina=2'],
  ['?altceva=1', ''],
  ['?fel=a%26b', '?fel=a%26b'],
])('of %s the page depends on %j', (search, normal) => {
  expect(normalSearch(search, list(['fel', 'pagina']))).toBe(normal);
});

const signIn: Destination = {
  kind: 'shell',
  screen: 'login',
  path: '/login',
  title: 'Autentificare',
};

test.each([
  ['?redirect=%2Fdashboard&utm_source=x', '?redirect=%2Fdashboard'],
  ['?parola-uitata=1', '?parola-uitata=1'],
  ['?email=ana%40exemplu.ro&password=parola', ''],
])('of %s the sign-in page depends on %j', (search, normal) => {
  expect(normalSearch(search, signIn)).toBe(normal);
});

test('the code of an e-mailed link is in no key and no page', () => {
  expect(normalSearch('?mode=resetPassword&oobCode=taina', signIn)).toBe(
    '?mode=resetPassword&oobCode=x',
  );
});

test('a release that names no parameters gets all, private and missing pages none', () => {
  expect(normalSearch('?b=1&a=2', list())).toBe('?a=2&b=1');
  expect(normalSearch('?a=1', { kind: 'notFound' })).toBe('');
});
