import { join } from 'node:path';
import { packageFolder, remotes } from '../release/folders.mjs';

type Config = { name: string; devServer?: { port: number; setupMiddlewares?: unknown } };

const configsOf = (name: string, env: object) =>
  [
    require(join(packageFolder(name), 'webpack.config.cjs'))(env, { mode: 'development' }),
  ].flat() as Config[];

afterEach(() => {
  delete process.env.PORT;
  delete process.env.WITH_SHELL;
});

test.each(remotes)(
  '%s can be built, served beside the shell, and served alone with a page of its own',
  (name) => {
    expect(configsOf(name, {}).map((config) => config.name)).toEqual([name, `${name}-server`]);
    const [alone] = configsOf(name, { WEBPACK_SERVE: true });
    expect(alone).toMatchObject({
      name: `${name}-alone`,
      devServer: { setupMiddlewares: expect.any(Function) },
    });
    process.env.PORT = '3999';
    expect(configsOf(name, { WEBPACK_SERVE: true })[0]?.devServer?.port).toBe(3999);
    process.env.WITH_SHELL = '1';
    expect(configsOf(name, { WEBPACK_SERVE: true })[0]).toMatchObject({
      name,
      devServer: { port: alone?.devServer?.port },
    });
  },
);
