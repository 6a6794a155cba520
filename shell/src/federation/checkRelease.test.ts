import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import type { RemoteRelease } from '@anunturi/shared-contract/registry/remoteReleaseSchema';
import { checkRelease, isReplaced } from './checkRelease';

const release = (name: string, version: string, change: Partial<RemoteRelease> = {}) =>
  sampleRelease(name, [], { contract: 1, version, ...change });
/** From now on the registry names this one. */
const live = (named: RemoteRelease) => {
  globalThis.fetch = async () =>
    ({ json: async () => ({ remotes: { [named.name]: named } }) }) as Response;
};

beforeEach(() => {
  process.env.SHELL_OFFER = JSON.stringify({
    contracts: [1],
    version: '1.0.0',
    provides: { react: '19.3.1' },
  });
});

test('a release is replaced when another one is live that this shell can run', async () => {
  live(release('blog', '1'));
  expect(await isReplaced(release('blog', '1'), '1')).toBe(false);
  live(release('blog', '2'));
  expect(await isReplaced(release('blog', '1'), '1')).toBe(true);
});

test('a live release that this shell cannot run replaces nothing', async () => {
  live(release('listings', '2', { contract: 2 }));
  expect(await isReplaced(release('listings', '1'), '1')).toBe(false);
  live(release('listings', '2', { needs: { react: '^20.0.0' } }));
  expect(await isReplaced(release('listings', '1'), '1')).toBe(false);
});

test('what a retry has loaded is replaced only by yet another release', async () => {
  const first = release('documents', '1');
  live(release('documents', '2'));
  const { version } = await checkRelease(first, true);
  expect(await isReplaced(first, version)).toBe(false);
  live(release('documents', '3'));
  expect(await isReplaced(first, version)).toBe(true);
  live(first);
  expect(await isReplaced(first, version)).toBe(true);
});
