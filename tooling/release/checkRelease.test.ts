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
