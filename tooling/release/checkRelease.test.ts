import type { RouteData } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { sampleGrants as grants } from '@anunturi/shared-contract/registry/sampleGrants';
import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { checkRelease } from './checkRelease';

const route = (path: string, access: RouteData['access'] = 'public'): RouteData => ({
  path,
  access,
  screen: 'blog',
  title: 'Blog',
});

test('a release within its grant is let through', () => {
  expect(() => checkRelease(sampleRelease('blog', [route('/blog')]), { grants })).not.toThrow();
});

test.each([
  route('/toate-anunturile'),
  route('/dashboard', 'user'),
  route('/dashboard'),
  route('/admin', 'admin'),
])('a release of blog that claims $path as $access is refused with the reason', (greedy) => {
  expect(() => checkRelease(sampleRelease('blog', [route('/blog'), greedy]), { grants })).toThrow(
    `blog may not claim ${greedy.path} as ${greedy.access}`,
  );
});

test('a release that readers of the registry could not read is refused with the field', () => {
  expect(() =>
    checkRelease(sampleRelease('blog', [], { server: '../server.cjs' }), { grants }),
  ).toThrow('server: ');
});

test('what is deprecated is let through until its day, and refused from then on with what to do', () => {
  const { contract: _none, ...earlier } = sampleRelease('blog', [route('/blog')]);
  expect(() => checkRelease(earlier, { grants }, new Date('2027-05-31T23:00:00Z'))).not.toThrow();
  expect(() => checkRelease(earlier, { grants }, new Date('2027-06-01T00:00:00Z'))).toThrow(
    'a release that does not say which contract it keeps is refused since 2027-06-01: build it with the tooling of now',
  );
});
