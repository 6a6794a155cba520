import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { route } from '../release/testing/writeBuild';
import { pagesToLookAt } from './pagesToLookAt';

const listings = sampleRelease('listings', [
  route('/anunt/:id'),
  route('/'),
  route('/toate-anunturile'),
  { ...route('/mesaje'), access: 'user' },
]);
const registry = { remotes: { listings }, grants: {} };

test('of a remote the first page of each access without a parameter is looked at', () => {
  expect(pagesToLookAt('listings', registry)).toEqual([
    { path: '/', access: 'public', part: 'listings' },
    { path: '/mesaje', access: 'user', part: 'listings' },
  ]);
});

test('of a shell the home page is looked at, and a page of its own where no remote has one', () => {
  expect(pagesToLookAt('shell', registry)).toEqual([
    { path: '/', access: 'public', part: 'listings' },
  ]);
  const own = { path: '/contact', access: 'public', part: 'shell' };
  expect(pagesToLookAt('shell', { remotes: {}, grants: {} })).toEqual([own]);
});
