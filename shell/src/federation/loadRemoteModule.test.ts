import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { forgetRemoteModule, loadRemoteModule, versionOf } from './loadRemoteModule';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));
const lifecycles = { bootstrap: jest.fn(), mount: jest.fn(), unmount: jest.fn() };
const entries = () =>
  jest.mocked(registerRemotes).mock.calls.map(([[remote]]) => (remote as { entry: string }).entry);
const registry = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  process.env.SHELL_OFFER = JSON.stringify({
    contracts: [1],
    version: '1.0.0',
    provides: { react: '19.3.1' },
  });
  process.env.KNOWN_WANTS = '1 1.0.0 ^19.3.1';
  globalThis.fetch = registry;
});

const answering = (body: unknown) =>
  registry.mockImplementation(async () => ({ json: async () => body }) as Response);
const wants = { contract: 1, minimumShell: '1.0.0', needs: { react: '^19.3.1' } };

test('a release that wants what this shell was built with is loaded at once', async () => {
  jest.mocked(loadRemote).mockResolvedValue(lifecycles);
  expect(await loadRemoteModule(sampleRelease('whole', [], wants))).toBe(lifecycles);
  expect(registry).not.toHaveBeenCalled();
});

test.each<[string, object, string]>([
  ['react20', { contract: 1, needs: { react: '^20.0.0' } }, 'react ^20.0.0, the shell has 19.3.1'],
  ['later', { contract: 2, needs: {} }, 'contract 2, the shell keeps 1'],
  ['newer', { minimumShell: '1.1.0' }, 'shell 1.1.0 or later'],
  ['laterShell', { ...wants, minimumShell: '1.1.0' }, 'shell 1.1.0 or later'],
])(
  'of a release that cannot run here (%s) nothing is loaded, and why is logged',
  async (name, change, why) => {
    await expect(loadRemoteModule(sampleRelease(name, [], change))).rejects.toThrow(why);
    expect(registerRemotes).not.toHaveBeenCalled();
  },
);

test('a release from before there was a contract is loaded', async () => {
  jest.mocked(loadRemote).mockResolvedValue(lifecycles);
  expect(await loadRemoteModule(sampleRelease('old'))).toBe(lifecycles);
});

test('what fails while the page is being left is logged as no fault', async () => {
  let fail = (_error: Error) => {};
  jest.mocked(loadRemote).mockReturnValue(new Promise((_resolve, reject) => (fail = reject)));
  const loading = loadRemoteModule(sampleRelease('left', [], wants));
  dispatchEvent(new Event('pagehide'));
  fail(new Error('aborted'));
  await expect(loading).rejects.toThrow('aborted');
  expect(console.error).not.toHaveBeenCalled();
});

test('a retry loads what is live now: after a roll back it works without a reload', async () => {
  jest.mocked(loadRemote).mockRejectedValueOnce(new Error('broken')).mockResolvedValue(lifecycles);
  const broken = sampleRelease('blog', [], { ...wants, version: '2', url: '/remotes/blog/2/' });
  const before = sampleRelease('blog', [], { ...wants, version: '1', url: '/remotes/blog/1/' });
  answering({ remotes: { blog: before } });
  await expect(loadRemoteModule(broken)).rejects.toThrow('broken');
  expect(versionOf(broken)).toBe('2');
  expect(await loadRemoteModule(broken)).toBe(lifecycles);
  expect(versionOf(broken)).toBe('1');
  expect(entries()).toEqual([
    'http://localhost/remotes/blog/2/remoteEntry.js',
    'http://localhost/remotes/blog/1/remoteEntry.js?r=1',
  ]);
});

test('a retry while the registry does not answer tries the same release', async () => {
  jest.mocked(loadRemote).mockRejectedValueOnce(new Error('broken')).mockResolvedValue(lifecycles);
  registry.mockRejectedValue(new TypeError('no network'));
  const release = sampleRelease('listings', [], wants);
  await expect(loadRemoteModule(release)).rejects.toThrow('broken');
  expect(await loadRemoteModule(release)).toBe(lifecycles);
});

test('a retry of a download that hangs asks for its scripts again, and what becomes of the first changes nothing', async () => {
  const release = sampleRelease('hanging', [], wants);
  answering({ remotes: { hanging: release } });
  const given = jest.fn();
  document.head.innerHTML =
    '<script data-webpack="hanging_3fa9c1d2:chunk-start"></script><script data-webpack="shell:chunk-footer"></script>';
  for (const script of document.scripts)
    script.onerror = () => given(script.getAttribute('data-webpack'));
  let fail = (_error: Error) => {};
  jest.mocked(loadRemote).mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
  const first = loadRemoteModule(release);
  forgetRemoteModule('hanging');
  jest.mocked(loadRemote).mockResolvedValue(lifecycles);
  const second = loadRemoteModule(release);
  expect(await second).toBe(lifecycles);
  expect(given.mock.calls).toEqual([['hanging_3fa9c1d2:chunk-start']]);
  fail(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  expect(loadRemoteModule(release)).toBe(second);
});
