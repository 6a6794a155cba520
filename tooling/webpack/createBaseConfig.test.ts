import { packageFolder, remotes } from '../build/folders';
import { loadWebpackConfig } from './loadWebpackConfig';

test.each(['shell', ...remotes])(
  'a chunk of %s is static/js/{chunk}.chunk.js, and is waited for 120 s',
  async (name) => {
    const [browser] = (await loadWebpackConfig(packageFolder(name)))({ mode: 'production' });
    expect(browser?.output).toMatchObject({
      chunkFilename: expect.stringMatching(/^static\/js\/[^/]+\.chunk\.js$/),
      chunkLoadTimeout: 120_000,
    });
  },
);
