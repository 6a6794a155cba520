import { links, safeRedirectPath } from './links';

test('the addresses of the product', () => {
  const id = 'Ab12Cd34Ef56Gh78Ij90';
  expect([
    links.listing({ slug: 'dacia-logan', id }),
    links.post(id),
    links.editListing(id),
    links.editListing(id, 'cm3=1968'),
    links.addListing('?cm3=1968&norma=5'),
    links.addListing(),
    links.allListings('marca=dacia'),
    links.allListings('?marca=dacia'),
    links.allListings(),
    links.categoryListings('autoturisme'),
    links.calculator(id),
    links.contracts('vanzare', id),
    links.messages(`${id}_dan`),
    links.blogPost('cum citim'),
    links.adminEditPost('talon'),
    links.login('/edit-anunt/x?pas=2'),
    links.login(),
  ]).toEqual([
    `/anunt/dacia-logan-${id}`,
    `/post/${id}`,
    `/edit-anunt/${id}`,
    `/edit-anunt/${id}?cm3=1968`,
    '/adauga-anunt?cm3=1968&norma=5',
    '/adauga-anunt',
    '/toate-anunturile?marca=dacia',
    '/toate-anunturile?marca=dacia',
    '/toate-anunturile',
    '/toate-anunturile?categorie=autoturisme',
    `/calculator?anunt=${id}`,
    `/contracte?document=vanzare&anunt=${id}`,
    `/mesaje-primite?conversatie=${id}_dan`,
    '/blog/cum%20citim',
    '/admin/blog/edit/talon',
    '/login?redirect=%2Fedit-anunt%2Fx%3Fpas%3D2',
    '/login',
  ]);
});

test.each([
  '/dashboard',
  '/edit-anunt/abc?pas=2#foto',
  '/',
  '/adauga-anunt?x=//y',
  '/toate-anunturile?cauta=mașină',
])('%s is followed', (path) => {
  expect(decodeURI(safeRedirectPath(path))).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  'dashboard',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  ' /dashboard',
  '/login',
  '/login?redirect=/login',
  '/register/',
])('%j is not followed', (path) => {
  expect(safeRedirectPath(path)).toBe('/dashboard');
});

test('the caller names where to go instead', () => {
  expect(safeRedirectPath('//evil.example', '/')).toBe('/');
});
