import { buildFolder } from '../build/describeBuild';
import { buildId } from '../build/buildId';
import { devPort, packageFolder, remotes } from '../build/folders';
import { createHarness } from './createHarness';
import { loadWebpackConfig } from './loadWebpackConfig';

afterEach(() => {
  delete process.env.PORT;
});

test.each(remotes)(
  '%s can be built, served beside the shell, and served alone with a page of its own',
  async (name) => {
    const makeConfigs = await loadWebpackConfig(packageFolder(name));
    const mode = 'development';
    expect(makeConfigs({ mode }).map((config) => config.name)).toEqual([name, `${name}-server`]);
    const port = devPort(name);
    expect(makeConfigs({ mode, serve: createHarness })).toMatchObject([
      { name: `${name}-alone`, devServer: { port, setupMiddlewares: expect.any(Function) } },
    ]);
    process.env.PORT = '3999';
    expect(makeConfigs({ mode, serve: createHarness })[0]?.devServer?.port).toBe(3999);
    expect(makeConfigs({ mode, serve: 'with-shell' })).toMatchObject([
      { name, devServer: { port } },
    ]);
  },
);

test.each(['shell', ...remotes])(
  'a build of %s carries in all that a page keeps of it what it is made of, its server bundle too',
  async (name) => {
    const makeConfigs = await loadWebpackConfig(packageFolder(name));
    const [browser, server] = makeConfigs({ mode: 'production' });
    const id = buildId(name, 'production');
    expect(id).toMatch(new RegExp(`^${name}_[0-9a-f]{8}$`));
    expect(browser!.output!.uniqueName).toBe(id);
    for (const config of [browser, server])
      expect(JSON.stringify(config!.module!.rules)).toContain(`"localIdentHashSalt":"${id}"`);
    const [served] = makeConfigs({ mode: 'development', serve: 'with-shell' });
    expect(served!.output!.uniqueName).toBe(name);
  },
);

// `npm run containment` does it: develops, stops, releases and starts.
test.each(['shell', ...remotes])(
  'a dev server of %s writes nowhere where a build lies',
  async (name) => {
    const makeConfigs = await loadWebpackConfig(packageFolder(name));
    const built = makeConfigs({ mode: 'production' }).map(({ output }) => output!.path);
    expect(built).toEqual([buildFolder(name), buildFolder(name)]);
    for (const serve of [createHarness, 'with-shell'] as const)
      for (const { output } of makeConfigs({ mode: 'development', serve }))
        expect(output!.path).toMatch(/\/dist\/(dev|alone)$/);
  },
);
