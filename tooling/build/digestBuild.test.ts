import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { route } from '../release/testing/writeBuild';
import { digestBuild } from './digestBuild';

const assets = { 'remoteEntry.js': { sizeBytes: 8, integrity: 'sha384-x' } };

test('a build that differs in its routes alone is another one, and is released', () => {
  const release = sampleRelease('blog', [route('/blog')]);
  const digest = digestBuild(assets, release);
  expect(digestBuild({ ...assets }, sampleRelease('blog', [route('/blog')]))).toBe(digest);
  const asking = { ...route('/blog'), query: ['eticheta'] };
  expect(digestBuild(assets, { ...release, routes: [asking] })).not.toBe(digest);
  expect(digestBuild({ ...assets, 'a.js': assets['remoteEntry.js'] }, release)).not.toBe(digest);
});
