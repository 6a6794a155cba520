/** @jest-environment ./tooling/jest/OneDocument.cjs */
import './bundlerRuntime';
import type { BuildOptions, Container, WebpackRequire } from './Builds';
import { loadRemote, registerRemotes, startHost } from './hostRuntime';

type OnPage = Record<string, unknown> & {
  _FEDERATION_BUNDLER_RUNTIME: {
    bundlerRuntime: {
      initContainerEntry(build: { webpackRequire: WebpackRequire; shareScope: object }): void;
      consumes(build: { webpackRequire: WebpackRequire; chunkId: string }): void;
    };
  };
};
const onPage = globalThis as unknown as OnPage;

const react = { name: 'React' };
const host: BuildOptions = {
  name: 'shell',
  shared: { react: [{ version: '19.2.9', get: () => () => react }] },
  plugins: [
    {},
    {
      createScript({ url }) {
        const script = document.createElement('script');
        script.dataset.url = url; // without an address nothing is asked for here
        return { script, timeout: 120_000 };
      },
    },
  ],
};

beforeEach(() => {
  jest.useFakeTimers();
  startHost(host);
});
afterEach(() => jest.useRealTimers());

let count = 0;
/** A remote of a name that no test before has used. */
function register() {
  count += 1;
  const name = `remote_${count}`;
  const remote = (entry: string) => ({ name, entry, entryGlobalName: name });
  registerRemotes([remote('/1/remoteEntry.js')]);
  return { name, remote, load: () => loadRemote(`${name}/lifecycles`) };
}

/** What the page waits for now: the script leaves a container, or none, or does not come. */
function answer(name: string, what: Container | 'nothing' | 'failure'): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[data-url]')!;
  if (typeof what === 'object') onPage[name] = what;
  script.dispatchEvent(new Event(what === 'failure' ? 'error' : 'load'));
  return script.dataset.url;
}

const containerOf = (module: unknown, init: Container['init'] = () => undefined): Container => ({
  init,
  get: async (asked) => () => ({ module, asked }),
});
const first = { module: 'first', asked: './lifecycles' };

test('a remote is what its entry leaves on the page: loaded once, and its script is taken out', async () => {
  const { name, load } = register();
  const both = Promise.all([load(), load()]);
  expect(answer(name, containerOf('first'))).toBe('/1/remoteEntry.js');
  expect(await both).toEqual([first, first]);
  expect(await load()).toEqual(first);
  expect(document.querySelector('script[data-url]')).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});

test.each(['failure', 'nothing'] as const)(
  'an entry that brings %s is a part that did not load, and the next call asks again',
  async (what) => {
    const { name, load } = register();
    const failing = load();
    answer(name, what);
    await expect(failing).rejects.toMatchObject({ name: 'ChunkLoadError' });
    const loading = load();
    answer(name, containerOf('first'));
    expect(await loading).toEqual(first);
  },
);

test('an entry that does not come in time is given up', async () => {
  const { load } = register();
  const failing = expect(load()).rejects.toMatchObject({ name: 'ChunkLoadError' });
  jest.advanceTimersByTime(120_000);
  await failing;
});

test('a container that does not start is started anew by each call, and at last answers', async () => {
  const { name, load } = register();
  let failures = 0;
  const failing = load();
  const late = containerOf('first', () => {
    failures += 1;
    if (failures < 3) throw new Error(`not yet ${failures}`);
  });
  answer(name, late);
  await expect(failing).rejects.toThrow('not yet 1');
  await expect(load()).rejects.toThrow('not yet 2');
  expect(await load()).toEqual(first);
});

test('a release in place of one that broke is asked for itself: what the broken one left is not taken for it', async () => {
  const { name, remote, load } = register();
  const failing = load();
  const broken = containerOf('broken', () => {
    throw new Error('broken');
  });
  answer(name, broken);
  await expect(failing).rejects.toThrow('broken');
  registerRemotes([remote('/2/remoteEntry.js')]);
  registerRemotes([remote('/3/remoteEntry.js')], { force: true });
  const loading = load();
  expect(answer(name, containerOf('first'))).toBe('/3/remoteEntry.js');
  expect(await loading).toEqual(first);
});

test('what becomes of an attempt that was given up changes nothing', async () => {
  const { name, remote, load } = register();
  const hanging = load();
  const script = document.querySelector('script[data-url]')!;
  script.remove();
  registerRemotes([remote('/2/remoteEntry.js')], { force: true });
  const loading = load();
  answer(name, containerOf('first'));
  expect(await loading).toEqual(first);
  script.dispatchEvent(new Event('error'));
  await expect(hanging).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(await load()).toEqual(first);
});

test('a remote uses what the host shares; a module that the host has not throws when it is used', async () => {
  const { bundlerRuntime } = onPage._FEDERATION_BUNDLER_RUNTIME;
  const missing = new Error("Can not get 'vue'");
  const consumed = (shareKey: string) => ({
    shareKey,
    fallback: () => () => {
      throw missing;
    },
  });
  const webpackRequire: WebpackRequire = {
    m: {},
    S: {},
    federation: { initOptions: { name: 'remote' }, runtime: { init: jest.fn() } },
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: { 5: consumed('react'), 6: consumed('vue') },
      chunkMapping: { lifecycles: ['5', '6'] },
    },
  };
  const { name, load } = register();
  const loading = load();
  answer(
    name,
    containerOf('first', (shareScope) =>
      bundlerRuntime.initContainerEntry({ webpackRequire, shareScope }),
    ),
  );
  await loading;
  bundlerRuntime.consumes({ webpackRequire, chunkId: 'another' });
  expect(webpackRequire.m).toEqual({});
  bundlerRuntime.consumes({ webpackRequire, chunkId: 'lifecycles' });
  const module = { exports: {} };
  webpackRequire.m[5]!(module);
  expect(module.exports).toBe(react);
  expect(() => webpackRequire.m[6]!(module)).toThrow(missing);
});
